import { DatabaseError } from './database-error.ts';

/** Of the network, of a server that comes or goes (57P0x), and of one with no connection to spare. */
const awayCodes = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|57P0|08|53300)/;

/** What pg itself says, without a code, of a connection that never stood or is gone. */
const awaySentences: ReadonlySet<string> = new Set([
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** PostgreSQL's own codes (https://www.postgresql.org/docs/current/errcodes-appendix.html) and those of the network. */
export function describeConnectionError(error: unknown, shown: string): unknown {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code ?? '') : '';
  if (code === '28P01' || code === '28000') {
    return new DatabaseError(
      'wrong-password',
      `The database at ${shown} refuses the user or the password.`,
      error,
    );
  }
  if (code === '3D000') {
    return new DatabaseError(
      'no-such-database',
      `The server answers, but it has no database as in ${shown}.`,
      error,
    );
  }
  // A message may hold somebody's words, so it counts only whole, and only where there is no code.
  if (code ? awayCodes.test(code) : awaySentences.has(error.message)) {
    const detail = code || 'no answer in time';
    return new DatabaseError('unreachable', `The database at ${shown} cannot be reached (${detail}).`, error);
  }
  return error;
}
