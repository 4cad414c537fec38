import type { Explained } from '../working/working.ts';
import { electricFactors, type Season, seasons } from './electric-driving.ts';

export interface RangeQuestion {
  /** By WLTP when new. */
  ratedKm: number;
  /** Of the first capacity, in per cent. */
  healthPercent: number;
}

export interface RangeAnswer extends Explained {
  /** In km on a full charge. */
  bySeason: readonly { season: Season; mixedKm: number; motorwayKm: number }[];
}

/** How far an electric car really goes, by season and road. */
export function electricRange({ ratedKm, healthPercent }: RangeQuestion): RangeAnswer {
  const healthy = (ratedKm * healthPercent) / 100;
  const bySeason = seasons.map((season) => {
    const mixed = healthy * electricFactors.season[season];
    return {
      season,
      mixedKm: Math.round(mixed),
      motorwayKm: Math.round(mixed * electricFactors.motorway),
    };
  });
  return {
    bySeason,
    working: [
      {
        label: 'Battery',
        detail: `${ratedKm} km when new, ${healthPercent}% of the capacity left: ${Math.round(healthy)} km`,
        amount: null,
      },
      ...bySeason.map(({ season, mixedKm, motorwayKm }) => ({
        label: `In ${season === 'mild' ? 'mild weather' : season}`,
        detail: `${Math.round(electricFactors.season[season] * 100)}% of it: ${mixedKm} km on mixed roads, ${motorwayKm} km on a motorway`,
        amount: null,
      })),
    ],
    sources: [{ name: 'Range by season and road', asOf: electricFactors.asOf, kind: 'estimate' }],
    notes: [
      'Heating, speed, wind and hills all take their part. A health report tells what the battery holds.',
    ],
  };
}
