/** How driving on electricity depends on the weather, the road and the battery. Estimates, from memory of public tests. */
export const electricFactors = {
  asOf: '2026-11-15',
  /** Of the WLTP range, on mixed roads. */
  season: { summer: 0.95, mild: 0.87, winter: 0.72 },
  /** On a national road at a steady 100 km/h against mixed roads. */
  nationalRoad: 0.9,
  /** On a motorway at 120 km/h against mixed roads. */
  motorway: 0.78,
  /** What reaches the battery of what is paid for. */
  efficiency: { ac: 0.9, dc: 0.95 },
  /** A fast charger is slowed from here on, down to a fifth when full. */
  taper: { fromPercent: 80, lastShare: 0.2 },
  /** A year takes about so much of a battery's capacity. */
  lossAYear: 0.018,
} as const;

export const seasons = ['summer', 'mild', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** What a battery is likely to hold of its first capacity at an age, in per cent; never below 70, where warranties step in. */
export function likelyHealth(ageYears: number): number {
  return Math.max(70, Math.round(100 * (1 - electricFactors.lossAYear * ageYears)));
}

/** What a sum starts from where nobody has read the battery: that of a car as old as most that are for sale. */
export const usualBattery = { ageYears: 5, healthPercent: likelyHealth(5) } as const;
