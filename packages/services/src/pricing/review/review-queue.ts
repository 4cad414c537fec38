import { formatPrice } from '@forecourt/domain';
import type { AcceptedAdvert } from '@forecourt/store';
import type { SuspiciousAdvert } from './list-suspicious.ts';

export interface ReviewQueue {
  /** To be looked at, the most suspicious first. */
  open: SuspiciousAdvert[];
  /** Accepted as they are now. */
  accepted: (SuspiciousAdvert & { decision: AcceptedAdvert })[];
}

export function sortOutAccepted(
  found: readonly SuspiciousAdvert[],
  decisions: ReadonlyMap<string, AcceptedAdvert>,
): ReviewQueue {
  const queue: ReviewQueue = { open: [], accepted: [] };
  for (const advert of found) {
    const decision = decisions.get(advert.publicReference);
    if (decision?.fingerprint === advert.fingerprint) queue.accepted.push({ ...advert, decision });
    else queue.open.push(advert);
  }
  return queue;
}

export interface QueueOptions {
  most: number;
  /** Also list what was accepted. */
  isAll: boolean;
  /** How many live adverts were looked through. */
  live: number;
}

export function describeQueue({ open, accepted }: ReviewQueue, { most, isAll, live }: QueueOptions): string {
  const lines = open.slice(0, most).map(describeAdvert);
  const decided = isAll ? accepted.map((each) => describeAdvert(each) + describeDecision(each.decision)) : [];
  const count =
    open.length === 0
      ? `None of ${live} live adverts needs a look.`
      : `${open.length} of ${live} live adverts; ${lines.length} are listed.`;
  const rest = accepted.length > 0 ? ` ${accepted.length} accepted${isAll ? '' : ': see --all'}.` : '';
  return [...lines, ...decided, count + rest].join('\n');
}

function describeAdvert({ publicReference, title, price, reasons }: SuspiciousAdvert): string {
  return `${publicReference}  ${formatPrice(price).padStart(10)}  ${title}: ${reasons.join(' ')}`;
}

function describeDecision({ at, by, note }: AcceptedAdvert): string {
  return ` Accepted by ${by} on ${at.slice(0, 10)}${note === '' ? '' : `: ${note}`}.`;
}
