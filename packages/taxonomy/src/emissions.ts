import { type Co2Cycle, cycleOf } from '@forecourt/domain';
import type { Fuel, Span } from './taxonomy-types.ts';

type Guide = readonly (readonly [litres: number, ...Span])[];
type Burnt = 'petrol' | 'diesel' | 'hybrid' | 'plug-in';

/**
 * CO₂ in g/km of hatchbacks and saloons by engine size, from low to high consumption. NEDC is that of 2012
 * and 2013.
 */
// biome-ignore format: one fuel a line reads as a table
const guides: Readonly<Record<Co2Cycle, Readonly<Record<Burnt, Guide>>>> = {
  NEDC: {
    petrol: [[1, 99, 115], [1.2, 110, 128], [1.4, 120, 142], [1.6, 135, 158], [2, 150, 188], [2.5, 185, 220], [3, 195, 250], [6, 290, 370]],
    diesel: [[1.4, 90, 112], [1.6, 95, 118], [2, 106, 142], [2.2, 125, 162], [3, 145, 198], [4.2, 215, 260]],
    hybrid: [[1.5, 75, 88], [1.8, 80, 96], [2.5, 104, 126], [3.5, 135, 160]],
    'plug-in': [[1, 32, 56], [3, 40, 70]],
  },
  WLTP: {
    petrol: [[1, 112, 128], [1.2, 115, 131], [1.5, 122, 144], [2, 145, 190], [3, 188, 250], [6, 290, 370]],
    diesel: [[1.5, 108, 130], [1.6, 115, 137], [2, 112, 148], [2.2, 140, 180], [3, 165, 220]],
    hybrid: [[1.5, 87, 106], [1.8, 98, 116], [2.5, 122, 142], [3.5, 160, 185]],
    'plug-in': [[1, 14, 42], [3, 20, 58]],
  },
};

/**
 * Before CO₂ decided the tax, makers did not optimise for it; then consumption fell a little every year,
 * until the test grew stricter.
 */
const eras: readonly (readonly [from: number, diesel: number, petrol: number])[] = [
  [0, 1.2, 1.2],
  [2008, 1.12, 1.12],
  [2010, 1.06, 1.06],
  [2012, 0.98, 0.98],
  [2014, 0.92, 0.94],
  [2019, 0.97, 1],
  [2021, 1, 1],
];

const gramsPerLitre = { diesel: 26.5, petrol: 23.2 };

export interface Burning {
  fuel: Fuel;
  litres: number;
  year: number;
  /** See `heavinessOf`; 1 is a hatchback. */
  heaviness: number;
  /** A hybrid in name only, which burns as much as others. */
  isMild?: boolean;
  /** From the most economical (0) to the thirstiest (1) of its size. */
  share?: number;
}

export interface Emissions {
  /** In g/km, by the test of its year. */
  co2: number;
  /** Litres per 100 km by the label; null for an electric vehicle. */
  consumption: number | null;
}

/** What a vehicle emits and burns by the label, like engines of its size, fuel and year. */
export function emissionsOf({ fuel, litres, year, heaviness, isMild, share = 0.5 }: Burning): Emissions {
  if (fuel === 'Electric') return { co2: 0, consumption: null };
  const isDiesel = fuel.startsWith('Diesel');
  const burnt = burntBy(fuel, isMild ?? false);
  const [low, high] = interpolate(guides[cycleOf(year)][burnt], litres);
  const [, diesel, petrol] = eras.findLast(([from]) => from <= year) ?? [0, 1, 1];
  const era = burnt === 'diesel' ? diesel : burnt === 'petrol' ? petrol : 1;
  // Large engines are already in large bodies, and the guide reflects it.
  const weight = litres > 2.3 ? 1 + (heaviness - 1) * (heaviness > 1.15 ? 0.8 : 0.25) : heaviness;
  const co2 = Math.round((low + (high - low) * share) * era * weight);
  return { co2, consumption: Math.round((co2 / gramsPerLitre[isDiesel ? 'diesel' : 'petrol']) * 10) / 10 };
}

function burntBy(fuel: Fuel, isMild: boolean): Burnt {
  if (fuel.includes('Plug-in')) return 'plug-in';
  // Nearly all diesels with an electric motor are mild hybrids.
  if (fuel.startsWith('Diesel')) return 'diesel';
  return fuel === 'Petrol Hybrid' && !isMild ? 'hybrid' : 'petrol';
}

function interpolate(rows: Guide, litres: number): Span {
  const before = rows.findLast(([size]) => size <= litres) ?? rows[0];
  const after = rows.find(([size]) => size >= litres) ?? rows.at(-1);
  if (before === undefined || after === undefined) throw new Error('A guide without rows says nothing');
  const part = after[0] === before[0] ? 0 : (litres - before[0]) / (after[0] - before[0]);
  return [before[1] + (after[1] - before[1]) * part, before[2] + (after[2] - before[2]) * part];
}
