/** One row of a feed as read, not yet checked; or why there is none. */
export type FeedRecord =
  | {
      line: number;
      row: Readonly<Record<string, unknown>>;
      /** The columns of the row if all rows have the same: the identical array. */
      header?: readonly string[];
    }
  | { line: number; problem: string };
