import { DatabaseError } from './database-error.ts';
import { describeConnectionError } from './describe-connection-error.ts';

/** Whether something failed because no database answered, however deep Drizzle has wrapped the reason. */
export function isUnreachable(error: unknown): boolean {
  const described = describeConnectionError(findReason(error), '');
  return described instanceof DatabaseError && described.kind === 'unreachable';
}

/** What is wrapped around the reason repeats the statement and its values, in which visitors write what they like. */
function findReason(error: unknown): unknown {
  let reason = error;
  while (reason instanceof Error && !(reason instanceof DatabaseError) && reason.cause instanceof Error)
    reason = reason.cause;
  return reason;
}
