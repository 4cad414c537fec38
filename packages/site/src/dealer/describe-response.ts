import type { ResponseRecord } from '@forecourt/domain';

/** `Answers 92% of messages, half of them within 3 hours`. */
export function describeResponse({ answeredShare, medianHours }: ResponseRecord): string {
  // Rounded down: nobody who left a message unanswered answers all of them.
  const percent = Math.floor(answeredShare * 100);
  const share = answeredShare === 1 ? 'every message' : `${percent}% of messages`;
  return `Answers ${share}, half of them within ${describeWait(medianHours)}`;
}

/** Rounded up: a promise that is kept. */
function describeWait(hours: number): string {
  if (hours <= 1) return 'an hour';
  if (hours <= 24) return `${Math.ceil(hours)} hours`;
  return `${Math.ceil(hours / 24)} days`;
}
