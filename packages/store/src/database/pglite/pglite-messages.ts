/** What the thread of the database is asked; the answer bears the same number. */
export type ThreadCall = { id: number } & ThreadTask;

export type ThreadTask =
  | { kind: 'query'; text: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { kind: 'listen' | 'unlisten'; channel: string }
  | { kind: 'close' };

export interface ThreadResult {
  /** Arrays or objects, as asked; JSON columns are still text. */
  rows: Record<string | number, unknown>[];
  fields: { name: string; dataTypeID: number }[];
  /** The word with which PostgreSQL says what it did. */
  command?: string;
}

export type ThreadOutcome =
  | { kind: 'done'; result: ThreadResult | null }
  /** The code is PostgreSQL's, where it was PostgreSQL that refused. */
  | { kind: 'failed'; message: string; code: string | null; isPanic: boolean };

export type ThreadMessage =
  | ({ id: number } & ThreadOutcome)
  | { kind: 'started' }
  | { kind: 'notice'; channel: string };
