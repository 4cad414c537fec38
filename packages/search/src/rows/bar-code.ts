/** Which bar a number falls into: 0 not stated, 1 below the first bar, 2 + i within bar i, the last one open. */
export function barCode(bars: readonly number[], value: number | null): number {
  return value === null ? 0 : countAtMost(bars, value) + 1;
}

/** How many of the ascending edges are at most the value. */
export function countAtMost(edges: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
