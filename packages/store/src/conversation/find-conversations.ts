import type {
  Conversation,
  ConversationMessage,
  ConversationNotice,
  ConversationSide,
} from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';
import {
  conversation,
  conversationMessage,
  conversationNotice,
  conversationPhoto,
} from '../schema/schema.ts';

/** Of a conversation with its last message, for a list. */
export interface ConversationSummary extends Conversation {
  /** Which of the two the person is. */
  side: ConversationSide;
  lastWords: string;
  /** Messages of the other that the person has not read. */
  unread: number;
}

/** Who takes part: an account sells under its number and buys under its address. */
export interface Participant {
  accountId: number;
  email: string;
}

export async function findConversation(session: Session, id: number): Promise<Conversation | undefined> {
  const [row] = await session.orm.select().from(conversation).where(eq(conversation.id, id));
  return row && buildConversation(row);
}

/** The same, kept from everybody else until the transaction ends. */
export async function lockConversation(transaction: Session, id: number): Promise<Conversation | undefined> {
  const [row] = await transaction.orm
    .select()
    .from(conversation)
    .where(eq(conversation.id, id))
    .for('update');
  return row && buildConversation(row);
}

/** The conversation that an enquiry belongs to. */
export async function findConversationOfEnquiry(
  session: Session,
  enquiryId: number,
): Promise<{ conversation: Conversation; message: ConversationMessage } | undefined> {
  const [row] = await session.orm
    .select()
    .from(conversationMessage)
    .innerJoin(conversation, eq(conversation.id, conversationMessage.conversationId))
    .where(eq(conversationMessage.enquiryId, enquiryId));
  if (!row) return undefined;
  const [message] = await withPhotos(session, [row.conversation_message]);
  return message && { conversation: buildConversation(row.conversation), message };
}

/** No page shows more of one conversation. */
const mostListed = 500;

/** The oldest first; of those that are not let through, only a side's own. */
export async function listMessages(
  session: Session,
  conversationId: number,
  side: ConversationSide,
): Promise<ConversationMessage[]> {
  const rows = await session.orm
    .select()
    .from(conversationMessage)
    .where(
      and(
        eq(conversationMessage.conversationId, conversationId),
        or(inArray(conversationMessage.state, ['sent', 'erased']), eq(conversationMessage.author, side)),
      ),
    )
    .orderBy(desc(conversationMessage.id))
    .limit(mostListed);
  return withPhotos(session, rows.toReversed());
}

export async function findMessage(session: Session, id: number): Promise<ConversationMessage | undefined> {
  const rows = await session.orm.select().from(conversationMessage).where(eq(conversationMessage.id, id));
  return (await withPhotos(session, rows))[0];
}

/** What the site has said to this side, the oldest first. */
export async function listNotices(
  session: Session,
  conversationId: number,
  side: ConversationSide,
): Promise<ConversationNotice[]> {
  const rows = await session.orm
    .select()
    .from(conversationNotice)
    .where(
      and(
        eq(conversationNotice.conversationId, conversationId),
        or(isNull(conversationNotice.side), eq(conversationNotice.side, side)),
      ),
    )
    .orderBy(asc(conversationNotice.id));
  return rows.map(({ id, side: to, words, at }) => ({ id, side: to, words, at: isoTime(at) }));
}

export async function findNotice(
  session: Session,
  id: number,
): Promise<{ notice: ConversationNotice; conversation: Conversation } | undefined> {
  const [row] = await session.orm
    .select()
    .from(conversationNotice)
    .innerJoin(conversation, eq(conversation.id, conversationNotice.conversationId))
    .where(eq(conversationNotice.id, id));
  if (!row) return undefined;
  const { side, words, at } = row.conversation_notice;
  return {
    notice: { id, side, words, at: isoTime(at) },
    conversation: buildConversation(row.conversation),
  };
}

/** The one with the newest message first. */
export async function listConversations(
  session: Session,
  person: Participant,
  { limit }: { limit: number },
): Promise<ConversationSummary[]> {
  const rows = await session.orm
    .select({ row: conversation, side: sideOf(person), unread: unreadOf(person), lastWords })
    .from(conversation)
    .where(takesPart(person))
    .orderBy(desc(conversation.lastMessageAt), desc(conversation.id))
    .limit(limit);
  return rows.map(({ row, side, unread, lastWords: words }) => ({
    ...buildConversation(row),
    side,
    unread: Number(unread),
    lastWords: words ?? '',
  }));
}

/** Messages that the person has not read, in all conversations. */
export async function countUnread(session: Session, person: Participant): Promise<number> {
  const [row] = await session.orm
    .select({ unread: sql<number>`coalesce(sum(${unreadOf(person)}), 0)` })
    .from(conversation)
    .where(takesPart(person));
  return Number(row?.unread ?? 0);
}

/** The versions of conversations, to notice what has changed in those that are open. */
export async function readVersions(
  session: Session,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queryRows<{ id: number; version: number }>(
    session,
    sql`select id, version from ${conversation} where id = any(${encodeArray('integer', ids)}::integer[])`,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

function takesPart({ accountId, email }: Participant): SQL | undefined {
  return or(eq(conversation.sellerAccountId, accountId), eq(conversation.buyerEmail, email));
}

/** Someone who writes to themselves is the seller. */
function sideOf({ accountId }: Participant): SQL<ConversationSide> {
  return sql<ConversationSide>`case when conversation.seller_account_id = ${accountId} then 'seller' else 'buyer' end`;
}

// Written out: Drizzle leaves the table's name out, and a subquery would take the column for its own.
function unreadOf({ accountId }: Participant): SQL<number> {
  return sql<number>`(select count(*) from conversation_message m where m.conversation_id = conversation.id
    and m.state = 'sent' and case when conversation.seller_account_id = ${accountId}
      then m.author = 'buyer' and m.id > conversation.seller_read_through
      else m.author = 'seller' and m.id > conversation.buyer_read_through end)`;
}

const lastWords = sql<string | null>`(select m.body from conversation_message m
  where m.conversation_id = conversation.id and m.state = 'sent' order by m.id desc limit 1)`;

async function withPhotos(
  session: Session,
  rows: readonly (typeof conversationMessage.$inferSelect)[],
): Promise<ConversationMessage[]> {
  const photos =
    rows.length === 0
      ? []
      : await session.orm
          .select()
          .from(conversationPhoto)
          .where(
            inArray(
              conversationPhoto.messageId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(conversationPhoto.position));
  return rows.map((row) => ({
    id: row.id,
    conversationId: row.conversationId,
    author: row.author,
    kind: row.kind,
    body: row.body,
    details: row.details,
    state: row.state,
    sentAt: isoTime(row.sentAt),
    photos: photos
      .filter(({ messageId }) => messageId === row.id)
      .map(({ id, name, width, height }) => ({ id, name, width, height })),
  }));
}

export function buildConversation(row: typeof conversation.$inferSelect): Conversation {
  return {
    ...row,
    startedAt: isoTime(row.startedAt),
    lastMessageAt: isoTime(row.lastMessageAt),
    closedAt: isoTimeOrNull(row.closedAt),
  };
}
