import { type EnquiryDraft, revealKinds } from '@forecourt/domain';
import { type EnquiryAsk, joinAsk, startConversation } from '../conversation/start-conversation.ts';
import type { Session } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { openCase } from '../office/cases.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { enquiry } from '../schema/schema.ts';
import { findSellerAdvert } from '../selling/seller-adverts.ts';

export interface RecordOptions {
  at: string;
  /** When to ask the visitor how it went; null means never. */
  followUpAt?: string | null;
  /** What it asks for besides its words; a call back is in the draft. */
  ask?: EnquiryAsk | null;
}

/**
 * Stores an enquiry with the mail it needs and returns its id. Sent again with the same key, it is the same
 * enquiry and returns the first id. A number that was shown counts as delivered.
 */
export async function recordEnquiry(
  session: Session,
  draft: EnquiryDraft,
  { at, followUpAt = null, ask = null }: RecordOptions,
): Promise<number> {
  return session.transaction(async (inner) => {
    const [stored] = await inner.orm
      .insert(enquiry)
      .values({ ...draft, message: joinAsk(ask, draft.message), receivedAt: at })
      .onConflictDoNothing({ target: enquiry.idempotencyKey })
      .returning({ id: enquiry.id });
    if (!stored) return findId(inner, draft.idempotencyKey);
    const isReveal = revealKinds.some((kind) => kind === draft.kind);
    if (!isReveal) await queueMail(inner, 'enquiry', stored.id, { at });
    await startConversation(inner, stored.id, draft, { at, ask: ask ?? undefined });
    if (draft.kind === 'report') await queueReport(inner, stored.id, draft, { at });
    if (followUpAt !== null) await queueMail(inner, 'follow-up', stored.id, { at: followUpAt });
    return stored.id;
  });
}

/** A report waits for the office, and whoever sent it is told that it has arrived. */
async function queueReport(
  session: Session,
  id: number,
  { publicReference, email }: EnquiryDraft,
  { at }: { at: string },
): Promise<void> {
  // Whose advert it is counts: nobody decides about their own.
  const placed = publicReference === null ? undefined : await findSellerAdvert(session, publicReference);
  const accountId = placed?.accountId ?? null;
  await openCase(session, { kind: 'report', subject: String(id), publicReference, accountId }, { at });
  if (email !== null) await queueMail(session, 'report-receipt', id, { at });
}

export async function findEnquiryByKey(session: Session, idempotencyKey: string): Promise<number | null> {
  const [found] = await session.orm
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(eq(enquiry.idempotencyKey, idempotencyKey));
  return found?.id ?? null;
}

async function findId(session: Session, idempotencyKey: string): Promise<number> {
  const first = await findEnquiryByKey(session, idempotencyKey);
  if (first === null) throw new Error('An enquiry with this key is neither new nor stored.');
  return first;
}
