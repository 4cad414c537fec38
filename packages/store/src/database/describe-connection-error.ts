import { DatabaseError } from './database-error.ts';

/** PostgreSQL's own codes (https://www.postgresql.org/docs/current/errcodes-appendix.html) and those of the network. */
export function describeConnectionError(error: unknown, shown: string): unknown {
  if (error instanceof DatabaseError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
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
  const isNetwork = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|57P0|08)/.test(code);
  const isTimeout = error instanceof Error && /timeout|terminated/i.test(error.message);
  if (isNetwork || isTimeout) {
    const detail = code || 'no answer in time';
    return new DatabaseError('unreachable', `The database at ${shown} cannot be reached (${detail}).`, error);
  }
  return error;
}
