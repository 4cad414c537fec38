/**
 * How many letters must be changed, inserted, deleted or swapped with their neighbour to turn one word into
 * the other; Infinity if more than `limit`.
 *
 *   editDistance('foucs', 'focus', 1) = 1      editDistance('toyta', 'toyota', 1) = 1
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  return within(limit, lastRow(a, b, limit)?.[b.length]);
}

/**
 * The same to the closest beginning of a word that has at least `shortest` letters.
 *
 *   distanceToBeginning('volkw', 'volkswagen', 1) = 1
 */
export function distanceToBeginning(typed: string, word: string, limit: number, shortest = 0): number {
  const from = Math.max(typed.length - limit, shortest);
  if (word.length < from) return Number.POSITIVE_INFINITY;
  const beginning = word.slice(0, typed.length + limit);
  const distances = lastRow(typed, beginning, limit)?.slice(from, beginning.length + 1) ?? [];
  return within(limit, Math.min(...distances));
}

function within(limit: number, distance = Number.POSITIVE_INFINITY): number {
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}

/** Reused, as thousands of words are compared with every letter that a visitor types. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * The distances from a word to the beginnings of another, by their length; null if all are over the limit. Each row of the
 * usual table needs only the two before it, and of each only as many places to the left and right of the diagonal as the
 * limit allows: what is in the others is left over from before.
 */
function lastRow(a: string, b: string, limit: number): readonly number[] | null {
  const far = limit + 1;
  let [beforeLast, last, row] = rows;
  for (let j = 0; j <= far; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    let best = from === 1 ? Math.min(i, far) : far;
    row[from - 1] = best;
    for (let j = from; j <= to; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? far) + 1,
        (row[j - 1] ?? far) + 1,
        (last[j - 1] ?? far) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? far) + 1);
      }
      row[j] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return null;
    row[to + 1] = far;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last;
}
