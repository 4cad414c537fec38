/**
 * How many letters must be changed, inserted, deleted or swapped with their neighbour to turn one word into
 * the other; Infinity if more than `limit`. Each row of the usual table needs only the two rows before it.
 *
 *   editDistance('foucs', 'focus', 1) = 1      editDistance('toyta', 'toyota', 1) = 1
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = row;
  }
  const distance = last[b.length] ?? 0;
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}
