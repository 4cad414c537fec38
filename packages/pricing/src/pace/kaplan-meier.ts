/** How long one advert was watched, in days since it was listed. */
export interface WatchedLife {
  /** Its age when watching began: 0 if it was watched from the start. */
  from: number;
  /** Its age when it went, or now. */
  to: number;
  isGone: boolean;
}

export interface GoneShare {
  /** From 0 to 1. */
  share: number;
  /** The standard error of the share, by Greenwood's formula; infinite where everyone who was left went at once. */
  error: number;
}

/**
 * The share of adverts that are gone by an age, by Kaplan and Meier: those that are still there count for as long as they
 * were watched. Someone who is watched only from some age on counts from then. Null if nobody was watched that long.
 *
 * Of three adverts that went after 10, 20 and 30 days and one that is there after 15: gone by day 20 are
 * 1 − (3/4) × (1/2) = 62.5%.
 */
export function findGoneShare(all: readonly WatchedLife[], day: number): GoneShare | null {
  const lives = all.filter(({ from, to }) => to > from);
  if (!lives.some(({ to }) => to >= day)) return null;
  const entered = ascending(lives.map(({ from }) => from));
  const left = ascending(lives.map(({ to }) => to));
  const gone = ascending(lives.filter(({ isGone }) => isGone).map(({ to }) => to));
  let remaining = 1;
  let variance = 0;
  for (let index = 0; index < gone.length; ) {
    const at = gone[index] ?? 0;
    if (at > day) break;
    const end = countBelow(gone, at, true);
    const events = end - index;
    const atRisk = countBelow(entered, at, false) - countBelow(left, at, false);
    index = end;
    if (atRisk <= 0) continue;
    remaining *= Math.max(0, 1 - events / atRisk);
    variance += events < atRisk ? events / (atRisk * (atRisk - events)) : Number.POSITIVE_INFINITY;
  }
  const error = variance === Number.POSITIVE_INFINITY ? variance : remaining * Math.sqrt(variance);
  return { share: 1 - remaining, error };
}

function ascending(numbers: readonly number[]): Float64Array {
  return Float64Array.from(numbers).sort();
}

/** How many of the sorted numbers are below a value, or below and equal to it. */
function countBelow(sorted: Float64Array, value: number, orEqual: boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = sorted[middle] ?? 0;
    if (each < value || (orEqual && each === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}
