/** One row of a feed as it was found, not yet looked at: or why there is none. */
export type FeedRecord =
  | { line: number; row: Readonly<Record<string, unknown>> }
  | { line: number; problem: string };
