import type { UnsentMail } from './unsent-mail.ts';

/** One line per mail, for the operator. */
export function describeUnsent(mails: readonly UnsentMail[]): string {
  if (mails.length === 0) return 'No mail has failed.';
  return mails.map(describeOne).join('\n');
}

function describeOne({ kind, aboutId, isGivenUp, attempts, lastError }: UnsentMail): string {
  const state = isGivenUp ? 'given up' : 'waiting';
  const times = attempts === 1 ? 'once' : `${attempts} times`;
  return `${kind} ${aboutId}  ${state}, tried ${times}: ${lastError ?? 'no answer yet'}`;
}
