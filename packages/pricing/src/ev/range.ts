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
  bySeason: readonly { season: Season; mixedKm: number; nationalRoadKm: number; motorwayKm: number }[];
}

/** The real range of an electric car, by season and road. */
export function electricRange({ ratedKm, healthPercent }: RangeQuestion): RangeAnswer {
  const healthy = (ratedKm * healthPercent) / 100;
  const bySeason = seasons.map((season) => {
    const mixed = healthy * electricFactors.season[season];
    return {
      season,
      mixedKm: Math.round(mixed),
      nationalRoadKm: Math.round(mixed * electricFactors.nationalRoad),
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
      ...bySeason.map(({ season, mixedKm, nationalRoadKm, motorwayKm }) => ({
        label: `In ${season === 'mild' ? 'mild weather' : season}`,
        detail: `${Math.round(electricFactors.season[season] * 100)}% of it: ${mixedKm} km on mixed roads, ${nationalRoadKm} km at 100 km/h, ${motorwayKm} km on a motorway`,
        amount: null,
      })),
    ],
    sources: [{ name: 'Range by season and road', asOf: electricFactors.asOf, kind: 'estimate' }],
    notes: [
      'Heating, speed, wind and hills all eat into it. A battery health report shows what it really holds.',
    ],
  };
}
