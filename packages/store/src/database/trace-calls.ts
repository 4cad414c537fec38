import { tracingChannel } from 'node:diagnostics_channel';

/** Makes one call to the database, or refuses to. The statement is for tracing. */
export type Call = <T>(work: (signal: AbortSignal) => Promise<T>, statement?: string) => Promise<T>;

export interface TracedCall {
  /** With placeholders; null for taking a connection. Values are never part of it. */
  statement: string | null;
}

/** Publishes every database call to whoever traces the process; costs nothing if nobody does. */
export const databaseCalls = tracingChannel<unknown, TracedCall>('forecourt:database');

export function traceCalls(call: Call): Call {
  return (work, statement) => databaseCalls.tracePromise(() => call(work), { statement: statement ?? null });
}
