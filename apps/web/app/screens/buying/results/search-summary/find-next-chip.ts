/** Who takes filters away one by one goes on with the one that followed, or with the last that is left. */
export function findNextChip<Chip>(left: readonly Chip[], removed: number): Chip | undefined {
  return removed < 0 ? undefined : left[Math.min(removed, left.length - 1)];
}
