import { DatabaseError } from './database-error.ts';

/** Why a database that was opened cannot be used just now: it does not answer, or it answers and keeps nothing. */
export type DatabaseProblem = 'unreachable' | 'unwritable';

/**
 * Codes of the network, and PostgreSQL's (https://www.postgresql.org/docs/current/errcodes-appendix.html): a server that
 * comes or goes (57P0x), one that is short of connections or memory (53xxx), one that lets nobody in (28xxx, 3D000), a statement that took too long (57014).
 */
const unreachableCodes = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|57P0|57014|08|28|3D000|53)/;

/** A full disk, a failing one, and a server that only reads, such as a standby after a failover. */
const unwritableCodes: ReadonlySet<string> = new Set(['53100', '58030', '25006']);

/** What pg itself says, without a code, of a connection that never stood or is gone. */
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

/** Whether something failed because of the database's state rather than what it was asked; null when it did not. */
export function databaseProblemOf(error: unknown): DatabaseProblem | null {
  const reason = findReason(error);
  if (reason instanceof DatabaseError) return reason.kind === 'unreachable' ? 'unreachable' : null;
  if (!(reason instanceof Error)) return null;
  const code = codeOf(reason);
  if (unwritableCodes.has(code)) return 'unwritable';
  // A message may hold somebody's words, so it counts only whole, and only where there is no code.
  const isAway = code ? unreachableCodes.test(code) : unreachableSentences.has(reason.message);
  return isAway ? 'unreachable' : null;
}

export function codeOf(error: Error): string {
  return 'code' in error ? String(error.code ?? '') : '';
}

/** What Drizzle wraps around the reason repeats the statement and its values, in which visitors write what they like. */
function findReason(error: unknown): unknown {
  let reason = error;
  while (reason instanceof Error && !(reason instanceof DatabaseError) && reason.cause instanceof Error)
    reason = reason.cause;
  return reason;
}
