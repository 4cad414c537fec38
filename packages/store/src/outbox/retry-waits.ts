/** A minute after the first failure, doubling: a mail server that was only restarted gets its mail soon. */
const longestWaitMinutes = 60;

/**
 * With an hour between the later ones, three days: a mail server is rarely down for longer than a weekend.
 */
export const maxAttempts = 78;

/** A mail that failed this often has waited for more than an hour: someone should look at the mail server. */
export const lateAttempts = 7;

export function nextAttemptAfter(attempts: number, at: string): string {
  const minutes = Math.min(2 ** (attempts - 1), longestWaitMinutes);
  return new Date(Date.parse(at) + minutes * 60_000).toISOString();
}
