import { DatabaseError } from './database-error.ts';
import { codeOf, databaseProblemOf } from './database-problem.ts';

/** Why a database could not be opened, in words for the person who set it up. */
export function describeConnectionError(error: unknown, shown: string): unknown {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error;
  const code = codeOf(error);
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
      `The server responds, but has no such database: ${shown}.`,
      error,
    );
  }
  if (databaseProblemOf(error) === 'unreachable') {
    const detail = code || 'no answer in time';
    return new DatabaseError('unreachable', `The database at ${shown} cannot be reached (${detail}).`, error);
  }
  return error;
}
