const leastCut = 100;
const leastShare = 0.01;

/** Whether a price is lower by so much that it is worth telling: at least €100 and 1%. */
export function isWorthTelling(before: number | null, now: number | null): boolean {
  if (before === null || now === null) return false;
  return before - now >= Math.max(leastCut, before * leastShare);
}
