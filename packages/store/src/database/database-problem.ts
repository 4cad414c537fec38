import { DatabaseError } from './database-error.ts';

/** Why an open database cannot be used right now: it does not answer, or it answers but cannot write. */
export type DatabaseProblem = 'unreachable' | 'unwritable';

/**
 * Network codes, and PostgreSQL's (https://www.postgresql.org/docs/current/errcodes-appendix.html): a server
 * starting or stopping (57P0x), out of connections or memory (53xxx), refusing logins (28xxx, 3D000), a
 * statement timeout (57014).
 */
const unreachableCodes = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|57P0|57014|08|28|3D000|53)/;

/** A full or failing disk, or a read-only server such as a standby after a failover. */
const unwritableCodes: ReadonlySet<string> = new Set(['53100', '58030', '25006']);

/** Messages that pg itself gives, without a code, for a connection that never opened or was lost. */
const unreachableSentences: ReadonlySet<string> = new Set([
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** Whether a call failed because of the database's state rather than the request; null if it did not. */
export function databaseProblemOf(error: unknown): DatabaseProblem | null {
  const reason = findReason(error);
  if (reason instanceof DatabaseError) return reason.kind === 'unreachable' ? 'unreachable' : null;
  if (!(reason instanceof Error)) return null;
  const code = codeOf(reason);
  if (unwritableCodes.has(code)) return 'unwritable';
  // A message may contain user input, so it only counts as a whole, and only without a code.
  const isAway = code ? unreachableCodes.test(code) : unreachableSentences.has(reason.message);
  return isAway ? 'unreachable' : null;
}

export function codeOf(error: Error): string {
  return 'code' in error ? String(error.code ?? '') : '';
}

/** Drizzle's wrapper repeats the statement and its values, which contain arbitrary user input. */
function findReason(error: unknown): unknown {
  let reason = error;
  while (reason instanceof Error && !(reason instanceof DatabaseError) && reason.cause instanceof Error)
    reason = reason.cause;
  return reason;
}
