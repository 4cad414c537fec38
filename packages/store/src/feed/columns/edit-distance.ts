/** Shorter names are too easily a different word: `area` and `year`. */
const shortest = 5;

/** Whether the names differ by one inserted, deleted, changed or transposed letter. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (a === b || a.length < shortest || b.length < shortest || Math.abs(a.length - b.length) > 1)
    return false;
  let start = 0;
  while (a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (inA.length <= 1 && inB.length <= 1) return true;
  return inA.length === 2 && inB.length === 2 && inA[0] === inB[1] && inA[1] === inB[0];
}
