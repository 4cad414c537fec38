/** How many gave five stars, four, three, two and one. */
export type StarCounts = readonly [number, number, number, number, number];

/** What visitors think of a dealer, from the published reviews. */
export interface DealerRating {
  /** Of 5, to one decimal. */
  average: number;
  count: number;
  /** Five stars first. */
  distribution: StarCounts;
}

/** Null without any review: no rating is not a bad rating. */
export function buildDealerRating(distribution: StarCounts): DealerRating | null {
  const count = distribution.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  const stars = distribution.reduce((sum, each, index) => sum + each * (5 - index), 0);
  return { average: Math.round((stars / count) * 10) / 10, count, distribution };
}
