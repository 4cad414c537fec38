import { DatabaseError } from './database-error.ts';

/**
 * Waits for the database, up to the timeout. The signal tells the work that its caller gave up, so that work
 * that has not begun never starts.
 */
export async function withTimeLimit<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const giveUp = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DatabaseError('unreachable', `The database did not answer within ${ms} ms.`);
      giveUp.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([work(giveUp.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
