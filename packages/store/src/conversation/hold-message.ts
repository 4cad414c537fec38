import { createHash } from 'node:crypto';
import { type Conversation, conversationLimits, lettersOf } from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { openCase } from '../office/cases.ts';
import { conversation, conversationMessage, conversationReport } from '../schema/schema.ts';

const hourMs = 3_600_000;

/** For comparing a message with others; null if it has no letters. */
export function hashWords(body: string): string | null {
  const letters = lettersOf(body);
  return letters === null ? null : createHash('sha256').update(letters).digest('base64url').slice(0, 22);
}

export interface SentText {
  wordsHash: string | null;
  visitor: string | null;
  at: string;
}

/**
 * Whether a buyer has sent one text to so many other sellers that this one is held. A lock per sender makes
 * counting and storing one step; the caller's transaction keeps it. It is taken before the lock of a conversation.
 */
export async function isSentToMany(
  transaction: Session,
  { publicReference, buyerEmail }: Pick<Conversation, 'publicReference' | 'buyerEmail'>,
  { wordsHash, visitor, at }: SentText,
): Promise<boolean> {
  if (wordsHash === null) return false;
  await holdLock(transaction, 'messages of a buyer', buyerEmail);
  const since = new Date(Date.parse(at) - hourMs).toISOString();
  const [row] = await queryRows<{ sellers: number }>(
    transaction,
    sql`select count(distinct coalesce('dealer ' || c.dealer_id, 'account ' || c.seller_account_id, c.public_reference)) as sellers
      from ${conversationMessage} m join ${conversation} c on c.id = m.conversation_id
      where m.words_hash = ${wordsHash} and m.author = 'buyer' and m.sent_at > ${since}::timestamptz
        and c.public_reference <> ${publicReference} and (c.buyer_email = ${buyerEmail} or m.visitor = ${visitor}::text)`,
  );
  return Number(row?.sellers ?? 0) >= conversationLimits.sellersATextAnHour;
}

/** Whether the message of an enquiry is held. */
export async function isEnquiryHeld(session: Session, enquiryId: number): Promise<boolean> {
  const [held] = await session.orm
    .select({ id: conversationMessage.id })
    .from(conversationMessage)
    .where(and(eq(conversationMessage.enquiryId, enquiryId), eq(conversationMessage.state, 'held')));
  return held !== undefined;
}

/** Puts a held message before the office. */
export async function reportHeld(
  transaction: Session,
  { id, publicReference }: Conversation,
  message: { id: number; body: string; photos: number },
  { at }: { at: string },
): Promise<void> {
  const [report] = await transaction.orm
    .insert(conversationReport)
    .values({
      conversationId: id,
      by: 'checks',
      messageId: message.id,
      reason: `The same text went to more than ${conversationLimits.sellersATextAnHour} sellers within an hour.`,
      messages: [{ ...message, author: 'buyer', sentAt: at }],
      at,
    })
    .returning({ id: conversationReport.id });
  if (!report) throw new Error('A held message was not reported.');
  // The case is about what a buyer wrote, so the seller's account does not own it.
  await openCase(
    transaction,
    { kind: 'conversation', subject: String(report.id), publicReference, accountId: null },
    { at },
  );
}
