/** When filters are removed one by one, the focus moves to the following one, or to the last that is left. */
export function findNextChip<Chip>(left: readonly Chip[], removed: number): Chip | undefined {
  return removed < 0 ? undefined : left[Math.min(removed, left.length - 1)];
}
