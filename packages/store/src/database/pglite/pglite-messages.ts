/** A request to the database thread; the answer carries the same number. */
export type ThreadCall = { id: number } & ThreadTask;

export type ThreadTask =
  | { kind: 'query'; text: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { kind: 'listen' | 'unlisten'; channel: string }
  | { kind: 'close' };

export interface ThreadResult {
  /** Arrays or objects, as requested; JSON columns are still text. */
  rows: Record<string | number, unknown>[];
  fields: { name: string; dataTypeID: number }[];
  /** PostgreSQL's command tag. */
  command?: string;
}

export type ThreadOutcome =
  | { kind: 'done'; result: ThreadResult | null }
  /** PostgreSQL's code, if PostgreSQL raised the error. */
  | { kind: 'failed'; message: string; code: string | null; isPanic: boolean };

export type ThreadMessage =
  | ({ id: number } & ThreadOutcome)
  | { kind: 'started' }
  | { kind: 'notice'; channel: string };
