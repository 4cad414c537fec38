import type { ResponseRecord } from '@forecourt/domain';

/** `Answers 92% of messages, half of them within 3 hours`. */
export function describeResponse({ answeredShare, medianHours }: ResponseRecord): string {
  // Rounded down: a dealer who left a message unanswered must not show 100%.
  const percent = Math.floor(answeredShare * 100);
  const share = answeredShare === 1 ? 'every message' : `${percent}% of messages`;
  return `Answers ${share}, half of them within ${describeWait(medianHours)}`;
}

/** Rounded up, so that the promise is kept. */
function describeWait(hours: number): string {
  if (hours <= 1) return 'an hour';
  if (hours <= 24) return `${Math.ceil(hours)} hours`;
  return `${Math.ceil(hours / 24)} days`;
}
