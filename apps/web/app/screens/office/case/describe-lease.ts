import { formatMoment } from '@forecourt/domain';

export type LeaseView =
  | { kind: 'free' }
  | { kind: 'mine'; until: string }
  | { kind: 'theirs'; words: string };

/** Whose a case is now. A lease that is over counts for nothing, unless nobody else has taken it since. */
export function describeLease(
  { leasedBy, leasedUntil }: { leasedBy: number | null; leasedUntil: string | null },
  { accountId, name = 'Somebody else', now }: { accountId: number; name?: string | undefined; now: Date },
): LeaseView {
  if (leasedBy === null || leasedUntil === null) return { kind: 'free' };
  if (leasedBy === accountId) return { kind: 'mine', until: formatMoment(leasedUntil) };
  return Date.parse(leasedUntil) <= now.getTime()
    ? { kind: 'free' }
    : { kind: 'theirs', words: `${name} has this case until ${formatMoment(leasedUntil)}.` };
}
