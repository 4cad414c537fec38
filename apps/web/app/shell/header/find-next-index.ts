/** The index an arrow key moves to in a row or column of `count` items; null for any other key. */
export function findNextIndex(
  key: string,
  place: number,
  count: number,
  [back, on]: readonly [back: string, on: string],
): number | null {
  if (key === on) return (place + 1) % count;
  if (key === back) return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
