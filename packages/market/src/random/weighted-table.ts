/**
 * A weighted choice among many, prepared once: finding one takes a binary search instead of a linear scan.
 */
export interface WeightedTable<T> {
  /** The choice at a share from 0 up to, not including, 1. */
  at(share: number): T;
  readonly isEmpty: boolean;
}

export function weightedTable<T>(choices: readonly T[], weightOf: (choice: T) => number): WeightedTable<T> {
  const kept = choices.filter((choice) => weightOf(choice) > 0);
  const ends: number[] = [];
  let total = 0;
  for (const choice of kept) {
    total += weightOf(choice);
    ends.push(total);
  }
  return {
    isEmpty: kept.length === 0,
    at(share) {
      const wanted = share * total;
      let low = 0;
      let high = ends.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? 0) > wanted) high = middle;
        else low = middle + 1;
      }
      const choice = kept[low];
      if (choice === undefined) throw new Error('Cannot pick from an empty table');
      return choice;
    },
  };
}
