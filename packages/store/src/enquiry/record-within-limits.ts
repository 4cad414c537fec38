import type { EnquiryDraft } from '@forecourt/domain';
import { isEnquiryHeld } from '../conversation/hold-message.ts';
import type { Session } from '../database/database.ts';
import { and, desc, eq, inArray } from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { isoTime } from '../database/iso-time.ts';
import { enquiry } from '../schema/schema.ts';
import { isWithinPeriod } from '../visitor-limit/within-period.ts';
import { findEnquiryByKey, type RecordOptions, recordEnquiry } from './record-enquiry.ts';

/** How many enquiries of these kinds one visitor may send within a period. */
export interface EnquiryLimit {
  kinds: readonly EnquiryDraft['kind'][];
  count: number;
  withinMs: number;
  /** Counts only enquiries about the same advert. */
  isForOneAdvert?: boolean;
}

export interface LimitedRecordOptions extends RecordOptions {
  limits: readonly EnquiryLimit[];
}

export type LimitedRecord =
  /** `isNew` is false if it was stored before; a held one waits for the office. */
  { kind: 'recorded'; isNew: boolean; isHeld: boolean } | { kind: 'over-limit'; retryAt: string };

/**
 * Stores an enquiry unless its visitor has reached a rate limit. A lock per visitor makes counting and
 * storing one step: requests sent in parallel, even to several processes, store no more than the same
 * requests sent in sequence. An enquiry already stored counts as recorded, whatever the limit.
 */
export async function recordWithinLimits(
  session: Session,
  draft: EnquiryDraft & { visitor: string },
  { limits, ...options }: LimitedRecordOptions,
): Promise<LimitedRecord> {
  return session.transaction(async (inner) => {
    await holdLock(inner, 'an enquiry of a visitor', draft.visitor);
    const before = await findEnquiryByKey(inner, draft.idempotencyKey);
    if (before !== null)
      return { kind: 'recorded', isNew: false, isHeld: await isEnquiryHeld(inner, before) };
    const times = await Promise.all(limits.map((limit) => findRetryAt(inner, draft, limit, options.at)));
    const retryAt = times
      .filter((time) => time !== null)
      .sort()
      .at(-1);
    if (retryAt !== undefined) return { kind: 'over-limit', retryAt };
    const id = await recordEnquiry(inner, draft, options);
    return { kind: 'recorded', isNew: true, isHeld: await isEnquiryHeld(inner, id) };
  });
}

/** When the oldest enquiry that counts towards the limit expires; null while there is room. */
async function findRetryAt(
  session: Session,
  { visitor, publicReference }: EnquiryDraft & { visitor: string },
  { kinds, count, withinMs, isForOneAdvert = false }: EnquiryLimit,
  at: string,
): Promise<string | null> {
  if (isForOneAdvert && publicReference === null) return null;
  const [filling] = await session.orm
    .select({ receivedAt: enquiry.receivedAt })
    .from(enquiry)
    .where(
      and(
        eq(enquiry.visitor, visitor),
        isWithinPeriod(enquiry.receivedAt, at, withinMs),
        inArray(enquiry.kind, [...kinds]),
        isForOneAdvert && publicReference !== null ? eq(enquiry.publicReference, publicReference) : undefined,
      ),
    )
    .orderBy(desc(enquiry.receivedAt))
    .offset(count - 1)
    .limit(1);
  return filling ? new Date(Date.parse(isoTime(filling.receivedAt)) + withinMs).toISOString() : null;
}
