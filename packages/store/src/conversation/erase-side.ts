import { type ConversationSide, otherSide } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, eq, inArray, sql } from '../database/drizzle.ts';
import {
  buyerRequest,
  conversation,
  conversationMessage,
  conversationPhoto,
  conversationReport,
  offer,
  viewing,
} from '../schema/schema.ts';
import { noteLooseOfMessages } from '../selling/loose-photos.ts';
import { lockConversation } from './find-conversations.ts';
import { closeCases, dropMails, removeConversations } from './person-conversations.ts';
import { addNotice } from './report-conversation.ts';
import { touchConversation } from './touch-conversation.ts';

const noticeWords: Record<ConversationSide, string> = {
  buyer:
    'The buyer has asked us to delete everything of theirs, so this conversation has ended. Any viewing or offer is off. What you wrote is still here.',
  seller:
    'The seller has asked us to delete everything of theirs, so this conversation has ended. Any viewing or offer is off. What you wrote is still here.',
};

/**
 * Erases one person from their conversations. The other keeps their own words; in place of the person's they see that there
 * was something. What the two arranged goes, because it holds a place, a number or a plate. A conversation whose other
 * person was erased before goes as a whole.
 */
export async function eraseFromConversations(
  transaction: Session,
  left: readonly { id: number; side: ConversationSide }[],
  { at }: { at: string },
): Promise<void> {
  const empty: number[] = [];
  for (const { id, side } of left) {
    const about = await lockConversation(transaction, id);
    if (!about) continue;
    if (about.erasedSide !== null) empty.push(id);
    else await eraseSide(transaction, id, side, { at });
  }
  await removeConversations(transaction, empty, { at });
}

async function eraseSide(
  transaction: Session,
  id: number,
  side: ConversationSide,
  { at }: { at: string },
): Promise<void> {
  await dropMails(transaction, [id]);
  await closeCases(transaction, [id], { at });
  const isOwn = and(eq(conversationMessage.conversationId, id), eq(conversationMessage.author, side));
  const own = transaction.orm.select({ id: conversationMessage.id }).from(conversationMessage).where(isOwn);
  await noteLooseOfMessages(transaction, id, side, { at });
  await transaction.orm.delete(conversationPhoto).where(inArray(conversationPhoto.messageId, own));
  await transaction.orm
    .update(conversationMessage)
    .set({
      kind: 'text',
      body: '',
      details: null,
      state: 'erased',
      // The key would identify the form that was sent.
      idempotencyKey: sql`'erased ' || ${conversationMessage.id}`,
      enquiryId: null,
      wordsHash: null,
      visitor: null,
    })
    .where(isOwn);
  for (const table of [viewing, offer, buyerRequest, conversationReport] as const) {
    await transaction.orm.delete(table).where(eq(table.conversationId, id));
  }
  await transaction.orm
    .update(conversation)
    .set({
      erasedSide: side,
      closedAt: at,
      // Not an address: nobody can sign in with it.
      ...(side === 'buyer'
        ? { buyerEmail: sql`'erased ' || ${conversation.id}`, buyerName: '' }
        : { sellerAccountId: null }),
    })
    .where(eq(conversation.id, id));
  await addNotice(transaction, id, {
    side: otherSide(side),
    words: noticeWords[side],
    at,
    isMailed: true,
  });
  await touchConversation(transaction, id);
}
