import {
  type CallHours,
  describeCallHours,
  describeWait,
  isCallTime,
  type MessageKind,
  parseCallHours,
  parseSellingFields,
  type RevealKind,
  sellersSource,
} from '@forecourt/domain';
import { type Database, findSellerFields, recordWithinLimits } from '@forecourt/store';
import type { Logger } from 'pino';
import { createRateLimit } from '../rate-limit/rate-limit.ts';
import type { Visitor } from '../request/request-info.ts';
import type { HashVisitor } from '../secrets/visitor-hash.ts';
import { hourMs, limits, revealLimits, secondsUntil } from './enquiry-limits.ts';
import type { EnquiryTarget, FindSubject } from './find-subject.ts';
import type { EnquirySubject } from './mails/build-enquiry-mail.ts';

export type RevealOutcome =
  | { kind: 'revealed'; number: string }
  | { kind: 'no-number' }
  /** The seller takes no calls now. */
  | { kind: 'outside-hours'; message: string }
  | { kind: 'over-limit'; message: string; retryAfterSeconds: number };

/** Shows the seller's number to a visitor within the rate limit, and records the request. */
export type RevealNumber = (
  kind: RevealKind,
  target: EnquiryTarget,
  visitor: Visitor,
) => Promise<RevealOutcome>;

/** Called for what a visitor does about an advert; null if it is about a dealer. */
export type OnContact = (kind: MessageKind | RevealKind, publicReference: string | null) => void;

export interface RevealParts {
  db: Database;
  findSubject: FindSubject;
  hashVisitor: HashVisitor;
  log: Pick<Logger, 'error'>;
  now: () => Date;
  onContact?: OnContact | undefined;
}

export function createReveal({
  db,
  findSubject,
  hashVisitor,
  log,
  now,
  onContact,
}: RevealParts): RevealNumber {
  /** Applies while the database cannot count: in this process only. */
  const uncounted = createRateLimit({
    count: limits.reveals,
    withinMs: hourMs,
    now: () => now().getTime(),
  });

  /** Records the lead, or returns after how many seconds this visitor may see another number. */
  async function count(
    kind: RevealKind,
    { channel, publicReference }: EnquiryTarget,
    { dealer }: EnquirySubject,
    visitor: string,
  ): Promise<number | null> {
    const dealerId = dealer?.id ?? null;
    const at = now().toISOString();
    const record = await recordWithinLimits(
      db,
      {
        // One visitor who looks at one number all day is one lead.
        idempotencyKey: [kind, visitor, publicReference ?? '', dealerId ?? '', at.slice(0, 10)].join(':'),
        channel,
        kind,
        publicReference,
        dealerId,
        name: '',
        email: null,
        phone: null,
        message: '',
        preferredTime: null,
        visitor,
      },
      { at, limits: revealLimits },
    );
    if (record.kind === 'recorded' && record.isNew) onContact?.(kind, publicReference);
    return record.kind === 'over-limit' ? secondsUntil(record.retryAt, now()) : null;
  }

  return async (kind, target, visitor) => {
    const subject = await findSubject(target);
    const number = subject && findNumber(kind, subject);
    if (!number) return { kind: 'no-number' };
    const hours = await findHours(db, subject).catch((error) => {
      log.error({ err: error }, 'The hours of a seller could not be read');
      return null;
    });
    if (hours && !isCallTime(hours, now())) {
      return {
        kind: 'outside-hours',
        message: `This seller takes calls ${describeCallHours(hours)}. Send a message now and they’ll read it.`,
      };
    }
    const hash = hashVisitor(visitor.visitorAddress);
    const retryAfterSeconds = await count(kind, target, subject, hash).catch((error) => {
      // A visitor who cannot be counted can still ring.
      log.error({ err: error }, 'A number was shown but could not be counted');
      return uncounted.take(hash)?.retryAfterSeconds ?? null;
    });
    if (retryAfterSeconds === null) return { kind: 'revealed', number };
    visitor.logSecurityEvent('rate-limit');
    return {
      kind: 'over-limit',
      message: `You’ve asked for a lot of phone numbers in the last hour. Please wait ${describeWait(retryAfterSeconds)} before asking for another.`,
      retryAfterSeconds,
    };
  };
}

/** Those of a private seller who placed the advert here; anybody else takes calls at any time. */
async function findHours(db: Database, { advert }: EnquirySubject): Promise<CallHours | null> {
  if (advert?.seller.kind !== 'private' || advert.source !== sellersSource) return null;
  const fields = await findSellerFields(db, advert.publicReference);
  return fields ? parseCallHours(parseSellingFields(fields)) : null;
}

function findNumber(kind: RevealKind, { advert, dealer }: EnquirySubject): string | null {
  if (kind === 'whatsapp') return dealer?.whatsapp ?? null;
  return advert?.seller.kind === 'private' ? advert.seller.phone : (dealer?.phone ?? null);
}
