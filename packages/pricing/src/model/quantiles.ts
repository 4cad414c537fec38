/** The value below which the given share of the numbers lies; NaN if there are none. */
export function quantileOfSorted(sorted: Float64Array | readonly number[], part: number): number {
  const last = sorted.length - 1;
  if (last < 0) return Number.NaN;
  const place = part * last;
  const below = Math.floor(place);
  const low = sorted[below] ?? 0;
  const high = sorted[Math.min(last, below + 1)] ?? low;
  return low + (high - low) * (place - below);
}

/** Sorts the numbers in place. */
export function medianOf(numbers: Float64Array): number {
  return quantileOfSorted(numbers.sort(), 0.5);
}
