import { DatabaseError } from '@forecourt/store';

/** A database behind a broken network may never answer; waiting for it without end would look like a quiet market. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () =>
      reject(new DatabaseError('unreachable', `The database did not answer within ${ms} ms.`));
    timer = setTimeout(giveUp, ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
