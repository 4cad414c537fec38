/** One row of a feed as it was found, not yet looked at: or why there is none. */
export type FeedRecord =
  | {
      line: number;
      row: Readonly<Record<string, unknown>>;
      /** The columns of the row where all rows have the same: the very same list. */
      header?: readonly string[];
    }
  | { line: number; problem: string };
