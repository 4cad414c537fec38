/** How electric driving depends on weather, road and battery. Estimates, from memory of public tests. */
export const electricFactors = {
  asOf: '2026-11-15',
  /** Share of the WLTP range, on mixed roads. */
  season: { summer: 0.95, mild: 0.87, winter: 0.72 },
  /** On a national road at a steady 100 km/h, compared with mixed roads. */
  nationalRoad: 0.9,
  /** On a motorway at 120 km/h, compared with mixed roads. */
  motorway: 0.78,
  /** The share of the paid energy that reaches the battery. */
  efficiency: { ac: 0.9, dc: 0.95 },
  /** A fast charger slows down from here on, to a fifth when full. */
  taper: { fromPercent: 80, lastShare: 0.2 },
  /** A battery loses about this much of its capacity each year. */
  lossAYear: 0.018,
} as const;

export const seasons = ['summer', 'mild', 'winter'] as const;
export type Season = (typeof seasons)[number];

/**
 * The likely capacity of a battery at an age, in per cent of the original; never below 70, where warranties
 * apply.
 */
export function likelyHealth(ageYears: number): number {
  return Math.max(70, Math.round(100 * (1 - electricFactors.lossAYear * ageYears)));
}

/** The default if the battery was not measured: that of a car as old as most on sale. */
export const usualBattery = { ageYears: 5, healthPercent: likelyHealth(5) } as const;
