import type { Conversation, ConversationMessage, ConversationSide } from '@forecourt/domain';
import { leaveArrangements } from '../arrangement/leave-arrangements.ts';
import type { Session } from '../database/database.ts';
import { and, asc, eq, gt, isNull, lt, or } from '../database/drizzle.ts';
import { conversation, conversationMessage } from '../schema/schema.ts';
import { findConversation, findMessage, lockConversation } from './find-conversations.ts';
import { touchConversation } from './touch-conversation.ts';

/** Notes how far a side has read; never back. */
export async function markRead(
  session: Session,
  id: number,
  side: ConversationSide,
  through: number,
): Promise<void> {
  const column = side === 'buyer' ? conversation.buyerReadThrough : conversation.sellerReadThrough;
  await session.orm
    .update(conversation)
    .set(side === 'buyer' ? { buyerReadThrough: through } : { sellerReadThrough: through })
    .where(and(eq(conversation.id, id), lt(column, through)));
}

/**
 * A side wants no more messages from the other, which also ends what they have arranged, or wants them again. What the
 * other blocked stays so.
 */
export async function setBlock(
  session: Session,
  id: number,
  side: ConversationSide,
  isBlocked: boolean,
  { at }: { at: string },
): Promise<void> {
  await session.transaction(async (inner) => {
    const about = await lockConversation(inner, id);
    if (!about || about.blockedBy === (isBlocked ? side : null)) return;
    if (about.blockedBy !== null && about.blockedBy !== side) return;
    await inner.orm
      .update(conversation)
      .set({ blockedBy: isBlocked ? side : null })
      .where(eq(conversation.id, id));
    if (isBlocked) await leaveArrangements(inner, id, side, { at });
    await touchConversation(inner, id);
  });
}

export interface UnreadForMail {
  conversation: Conversation;
  /** The oldest first. */
  messages: ConversationMessage[];
}

/**
 * What the mail about a message tells: this one and every other of its author that the reader has neither read
 * nor been mailed about. Null if they have read it, or another mail tells of it. Asked again, it is the same mail.
 */
export async function gatherUnread(session: Session, messageId: number): Promise<UnreadForMail | null> {
  return session.transaction(async (inner) => {
    const [row] = await inner.orm
      .select()
      .from(conversationMessage)
      .where(eq(conversationMessage.id, messageId));
    const about = row && (await lockConversation(inner, row.conversationId));
    if (!row || !about || about.closedAt !== null || about.blockedBy !== null) return null;
    const [now] = await inner.orm
      .select({ mailedWith: conversationMessage.mailedWith })
      .from(conversationMessage)
      .where(eq(conversationMessage.id, messageId));
    if (now && now.mailedWith !== null && now.mailedWith !== messageId) return null;
    const read = row.author === 'buyer' ? about.sellerReadThrough : about.buyerReadThrough;
    // What came after it has a mail of its own, which waits as long as this one did.
    if (messageId <= read) return null;
    const isUnread = and(
      eq(conversationMessage.conversationId, about.id),
      eq(conversationMessage.author, row.author),
      eq(conversationMessage.state, 'sent'),
      gt(conversationMessage.id, read),
    );
    await inner.orm
      .update(conversationMessage)
      .set({ mailedWith: messageId })
      // An enquiry has a mail of its own.
      .where(and(isUnread, isNull(conversationMessage.mailedWith), notEnquiry(messageId)));
    const told = await inner.orm
      .select({ id: conversationMessage.id })
      .from(conversationMessage)
      .where(and(isUnread, eq(conversationMessage.mailedWith, messageId)))
      .orderBy(asc(conversationMessage.id));
    const messages = await Promise.all(told.map(({ id }) => findMessage(inner, id)));
    const found = await findConversation(inner, about.id);
    if (!found || messages.length === 0) return null;
    return { conversation: found, messages: messages.filter((message) => message !== undefined) };
  });
}

/** A held enquiry that was let through has lost its own mail, and asks for one by its number. */
function notEnquiry(messageId: number) {
  return or(isNull(conversationMessage.enquiryId), eq(conversationMessage.id, messageId));
}
