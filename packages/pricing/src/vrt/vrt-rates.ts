/** The last budget that was checked and found to leave the rates below unchanged. */
export const vrtCheckedFor = { year: 2026, firstDay: '2026-01-01', lastDay: '2026-12-31' } as const;

/** Used if the first day of old rates was not looked up. */
export const longAgo = '0000-01-01';

/** Sets of rates of vehicle registration tax, each from the day it came into force, newest first. */
type DatedBands = readonly { validFrom: string; bands: readonly Co2Band[] }[];

export interface Co2Band {
  /** CO₂ in g/km by WLTP; the last band has no upper end. */
  upTo: number;
  /** Per cent of the open market selling price. */
  rate: number;
  /** In euro: the minimum charge. */
  minimum: number;
}

const noEnd = Number.POSITIVE_INFINITY;

// biome-ignore format: reads as a table
const bands: readonly (readonly [upTo: number, rate: number, minimum: number])[] = [
  [50, 7, 140], [80, 9, 180], [85, 9.75, 195], [90, 10.5, 210], [95, 11.25, 225], [100, 12, 240], [105, 12.75, 255],
  [110, 13.5, 270], [115, 15.25, 305], [120, 16, 320], [125, 16.75, 335], [130, 17.5, 350], [135, 19.25, 385],
  [140, 20, 400], [145, 21.5, 430], [150, 25, 500], [155, 27.5, 550], [170, 30, 600], [190, 35, 700], [noEnd, 41, 820],
];

/** Category A: passenger cars. Unchanged by the budgets for 2023 to 2026. */
export const carRates: DatedBands = [
  { validFrom: '2022-01-01', bands: bands.map(([upTo, rate, minimum]) => ({ upTo, rate, minimum })) },
];

/**
 * Category B: vans, and motor caravans. Two public sources disagree on the month of 2025; we use the later
 * one.
 */
export const vanRates: DatedBands = [
  {
    validFrom: '2025-07-01',
    bands: [
      { upTo: 120, rate: 8, minimum: 160 },
      { upTo: noEnd, rate: 13.3, minimum: 266 },
    ],
  },
  { validFrom: longAgo, bands: [{ upTo: noEnd, rate: 13.3, minimum: 125 }] },
];

/** Category C: trucks, large buses, tractors, and vehicles over thirty years old. */
export const flatRate = { amount: 200 } as const;

/** On nitrogen oxides in mg/km, slice by slice, for cars that are not electric. */
export const noxRates = {
  validFrom: '2020-01-01',
  slices: [
    { upTo: 40, perMg: 5 },
    { upTo: 80, perMg: 15 },
    { upTo: noEnd, perMg: 25 },
  ],
  most: { diesel: 4850, other: 600 },
} as const;

/** For electric cars: full relief up to one price, none from another, and tapering between them. */
export const electricRelief = {
  validTo: '2026-12-31',
  most: 5000,
  fullUpTo: 40_000,
  noneFrom: 50_000,
} as const;

/** Category M: motorcycles, in euro per cc. */
export const bikeRates = {
  perCc: 2,
  perCcAbove: 1,
  above: 350,
  /** The reduction by age, from the given month on. */
  reductions: [
    { fromMonths: 360, percent: 100 },
    { fromMonths: 120, percent: 90 },
    { fromMonths: 84, percent: 80 },
    { fromMonths: 60, percent: 70 },
    { fromMonths: 48, percent: 60 },
    { fromMonths: 36, percent: 50 },
    { fromMonths: 24, percent: 40 },
    { fromMonths: 12, percent: 20 },
    { fromMonths: 3, percent: 10 },
  ],
} as const;

/** A used import with only the older CO₂ figure has it converted into the newer one. */
export function wltpOfNedc(nedc: number, isDiesel: boolean): number {
  return Math.round(isDiesel ? nedc * 1.1405 + 12.858 : nedc * 0.9227 + 34.554);
}

/** The set of rates in force on a day. */
export function ratesOn<Rates extends { validFrom: string }>(sets: readonly Rates[], day: string): Rates {
  const found = sets.find(({ validFrom }) => validFrom <= day) ?? sets.at(-1);
  if (!found) throw new Error('There are no rates.');
  return found;
}
