import type { ResponseRecord } from '@forecourt/domain';

/** `Replies to 9 in 10, usually within 3 hours`. */
export function describeResponse({ answeredShare, medianHours }: ResponseRecord): string {
  // Rounded down: a dealer who left a message unanswered must not seem to answer all.
  const inTen = Math.floor(answeredShare * 10);
  const share = answeredShare === 1 ? 'every message' : inTen === 0 ? 'few messages' : `${inTen} in 10`;
  return `Replies to ${share}, usually within ${describeWait(medianHours)}`;
}

/** Rounded up, so that the promise is kept. */
function describeWait(hours: number): string {
  if (hours <= 1) return 'an hour';
  if (hours <= 24) return `${Math.ceil(hours)} hours`;
  return `${Math.ceil(hours / 24)} days`;
}
