import { type ConversationMessageKind, describeCallBack, type EnquiryDraft } from '@forecourt/domain';
import { storeRequest } from '../arrangement/buyer-requests.ts';
import type { ActDetails } from '../arrangement/run-act.ts';
import type { Session } from '../database/database.ts';
import { and, eq, or } from '../database/drizzle.ts';
import { conversation } from '../schema/schema.ts';
import { findSellerAdvert } from '../selling/seller-adverts.ts';
import { storeMessage } from './add-message.ts';
import { lockConversation } from './find-conversations.ts';
import { hashWords, isSentToMany } from './hold-message.ts';

/**
 * An enquiry about an advert from someone who can be reached begins a conversation, or goes on in the one that
 * is there. Within the transaction that stores the enquiry.
 */
export async function startConversation(
  transaction: Session,
  enquiryId: number,
  draft: EnquiryDraft,
  { at }: { at: string },
): Promise<void> {
  const { kind, publicReference, dealerId, email, name, message, visitor, idempotencyKey } = draft;
  if ((kind !== 'email' && kind !== 'call-back') || publicReference === null || email === null) return;
  const buyerEmail = email.trim().toLowerCase();
  const wordsHash = hashWords(message);
  const isHeld = await isSentToMany(transaction, { publicReference, buyerEmail }, { wordsHash, visitor, at });
  const placed = await findSellerAdvert(transaction, publicReference);
  const [started] = await transaction.orm
    .insert(conversation)
    .values({
      publicReference,
      dealerId,
      sellerAccountId: placed?.accountId ?? null,
      buyerEmail,
      buyerName: name,
      startedAt: at,
      lastMessageAt: at,
      buyerReadThrough: 0,
      sellerReadThrough: 0,
      version: 1,
    })
    // Takes the lock of one that is there, which the message waits for anyway.
    .onConflictDoUpdate({
      target: [conversation.publicReference, conversation.buyerEmail],
      set: { buyerName: name },
    })
    .returning({ id: conversation.id });
  const about = started && (await lockConversation(transaction, started.id));
  if (!about) throw new Error('A conversation was neither started nor found.');
  if (about.blockedBy === 'buyer') {
    // Whoever writes again wants an answer.
    await transaction.orm.update(conversation).set({ blockedBy: null }).where(eq(conversation.id, about.id));
  }
  const content =
    kind === 'call-back' && !isHeld
      ? await askForCall(transaction, about.id, draft, { at })
      : { kind: 'text' as const, body: message };
  await storeMessage(
    transaction,
    about,
    { author: 'buyer', ...content, idempotencyKey, visitor, wordsHash, isHeld, enquiryId },
    { at, mailAt: at },
  );
}

/** A call back is a request of its own in the conversation, which the seller ticks off. */
async function askForCall(
  transaction: Session,
  conversationId: number,
  { phone, preferredTime, message }: EnquiryDraft,
  { at }: { at: string },
): Promise<{ kind: ConversationMessageKind; body: string; details: ActDetails }> {
  const details = { phone: phone ?? '', preferredTime: preferredTime ?? 'any' };
  const id = await storeRequest(transaction, conversationId, { kind: 'call-back', details }, { at });
  const words = [describeCallBack(details), message].filter((each) => each !== '');
  return { kind: 'call-back', body: words.join('\n\n'), details: { id, act: 'ask' } };
}

/** Whether the seller of an advert wants no messages from this address, or the office has ended their talk. */
export async function isBuyerBlocked(
  session: Session,
  { email, publicReference, dealerId }: { email: string; publicReference: string; dealerId: number | null },
): Promise<boolean> {
  const placed = await findSellerAdvert(session, publicReference);
  const isOfSeller = or(
    eq(conversation.publicReference, publicReference),
    dealerId === null ? undefined : eq(conversation.dealerId, dealerId),
    placed ? eq(conversation.sellerAccountId, placed.accountId) : undefined,
  );
  const rows = await session.orm
    .select({ blockedBy: conversation.blockedBy, closedAt: conversation.closedAt })
    .from(conversation)
    .where(and(eq(conversation.buyerEmail, email.trim().toLowerCase()), isOfSeller));
  return rows.some(({ blockedBy, closedAt }) => blockedBy === 'seller' || closedAt !== null);
}
