import { DatabaseError } from './database-error.ts';
import { describeConnectionError } from './describe-connection-error.ts';

/** Whether something failed because no database answered, however deep Drizzle has wrapped the reason. */
export function isUnreachable(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const described = describeConnectionError(one, '');
    if (described instanceof DatabaseError && described.kind === 'unreachable') return true;
  }
  return false;
}
