import {
  type Conversation,
  type ConversationMessage,
  type ConversationMessageKind,
  type ConversationPhoto,
  type ConversationSide,
  conversationLimits,
} from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { conversation, conversationMessage, conversationPhoto, enquiry } from '../schema/schema.ts';
import { isWithinPeriod } from '../visitor-limit/within-period.ts';
import { findConversation, findMessage, lockConversation } from './find-conversations.ts';
import { hashWords, isSentToMany, reportHeld } from './hold-message.ts';
import { touchConversation } from './touch-conversation.ts';

export interface MessageDraft {
  author: ConversationSide;
  kind: ConversationMessageKind;
  body: string;
  details?: unknown;
  /** Of the form: sent again with the same key, it is the same message. */
  idempotencyKey: string;
  photos?: readonly Omit<ConversationPhoto, 'id'>[];
  /** A hash of the network address. */
  visitor?: string | null;
}

export interface AddOptions {
  at: string;
  /** When the other is told by mail, unless they have read it. */
  mailAt: string;
}

export type AddedMessage =
  /** `isNew` is false if it was sent before. */
  | { kind: 'added'; message: ConversationMessage; isNew: boolean }
  | { kind: 'over-limit'; retryAt: string }
  | { kind: 'too-many-photos' }
  /** The other wants no more messages, or the office has ended the conversation. */
  | { kind: 'blocked' }
  | { kind: 'closed' }
  | { kind: 'gone' };

const hourMs = 3_600_000;

/**
 * Adds a message with its mail, in one transaction. A seller's message answers the enquiries of the
 * conversation.
 */
export async function addMessage(
  session: Session,
  conversationId: number,
  draft: MessageDraft,
  options: AddOptions,
): Promise<AddedMessage> {
  return session.transaction(async (inner): Promise<AddedMessage> => {
    const seen = await findConversation(inner, conversationId);
    if (!seen) return { kind: 'gone' };
    const wordsHash = draft.kind === 'text' && draft.author === 'buyer' ? hashWords(draft.body) : null;
    const text = { wordsHash, visitor: draft.visitor ?? null, at: options.at };
    // Before the conversation is locked: two messages of one sender take their locks in the same order.
    const isHeld = await isSentToMany(inner, seen, text);
    const about = await lockConversation(inner, conversationId);
    if (!about) return { kind: 'gone' };
    const before = await findByKey(inner, conversationId, draft.idempotencyKey);
    if (before) return { kind: 'added', message: before, isNew: false };
    const refusal = await findRefusal(inner, about, draft, options);
    if (refusal) return refusal;
    const message = await storeMessage(inner, about, { ...draft, wordsHash, isHeld }, options);
    return { kind: 'added', message, isNew: true };
  });
}

async function findByKey(
  session: Session,
  conversationId: number,
  idempotencyKey: string,
): Promise<ConversationMessage | undefined> {
  const [row] = await session.orm
    .select({ id: conversationMessage.id })
    .from(conversationMessage)
    .where(
      and(
        eq(conversationMessage.conversationId, conversationId),
        eq(conversationMessage.idempotencyKey, idempotencyKey),
      ),
    );
  return row && findMessage(session, row.id);
}

async function findRefusal(
  session: Session,
  { id, blockedBy, closedAt }: Conversation,
  { author, photos = [] }: MessageDraft,
  { at }: AddOptions,
): Promise<Exclude<AddedMessage, { kind: 'added' }> | null> {
  if (closedAt !== null) return { kind: 'closed' };
  if (blockedBy !== null) return { kind: 'blocked' };
  const [filling] = await session.orm
    .select({ sentAt: conversationMessage.sentAt })
    .from(conversationMessage)
    .where(
      and(
        eq(conversationMessage.conversationId, id),
        eq(conversationMessage.author, author),
        isWithinPeriod(conversationMessage.sentAt, at, hourMs),
      ),
    )
    .orderBy(desc(conversationMessage.sentAt))
    .offset(conversationLimits.messagesAnHour - 1)
    .limit(1);
  if (filling) {
    return {
      kind: 'over-limit',
      retryAt: new Date(Date.parse(isoTime(filling.sentAt)) + hourMs).toISOString(),
    };
  }
  if (photos.length === 0) return null;
  const [row] = await session.orm
    .select({ count: count() })
    .from(conversationPhoto)
    .innerJoin(conversationMessage, eq(conversationMessage.id, conversationPhoto.messageId))
    .where(eq(conversationMessage.conversationId, id));
  const isFull = (row?.count ?? 0) + photos.length > conversationLimits.photosAConversation;
  return isFull ? { kind: 'too-many-photos' } : null;
}

export interface StoredDraft extends MessageDraft {
  wordsHash: string | null;
  isHeld: boolean;
  enquiryId?: number;
}

/** Within a transaction that holds the conversation. Of an enquiry, the seller is told by the enquiry's own mail. */
export async function storeMessage(
  transaction: Session,
  about: Conversation,
  draft: StoredDraft,
  { at, mailAt }: AddOptions,
): Promise<ConversationMessage> {
  const { author, kind, body, details = null, idempotencyKey, photos = [], visitor = null } = draft;
  const { wordsHash, isHeld, enquiryId = null } = draft;
  const [row] = await transaction.orm
    .insert(conversationMessage)
    .values({
      conversationId: about.id,
      author,
      kind,
      body,
      details,
      state: isHeld ? 'held' : 'sent',
      idempotencyKey,
      enquiryId,
      wordsHash,
      visitor,
      sentAt: at,
    })
    .returning({ id: conversationMessage.id });
  if (!row) throw new Error('A message was not stored.');
  if (photos.length > 0) {
    await transaction.orm
      .insert(conversationPhoto)
      .values(photos.map((photo, position) => ({ ...photo, messageId: row.id, position })));
  }
  if (isHeld) await reportHeld(transaction, about, { id: row.id, body, photos: photos.length }, { at });
  else if (enquiryId === null) await queueMail(transaction, 'message', row.id, { at: mailAt });
  if (author === 'seller') await answerEnquiries(transaction, about.id, { at });
  await transaction.orm
    .update(conversation)
    .set({
      lastMessageAt: at,
      // Whoever writes has read what is above; only the form of an advert shows nothing of it.
      ...(enquiryId === null && readBy(author, row.id)),
    })
    .where(eq(conversation.id, about.id));
  await touchConversation(transaction, about.id);
  const message = await findMessage(transaction, row.id);
  if (!message) throw new Error('A message was neither new nor stored.');
  return message;
}

function readBy(side: ConversationSide, through: number) {
  return side === 'buyer' ? { buyerReadThrough: through } : { sellerReadThrough: through };
}

/** The seller has answered what the buyer asked. False if it was answered before. */
export async function answerEnquiries(
  session: Session,
  conversationId: number,
  { at, way = 'message' }: { at: string; way?: 'message' | 'elsewhere' },
): Promise<boolean> {
  const asked = session.orm
    .select({ id: conversationMessage.enquiryId })
    .from(conversationMessage)
    .where(
      and(eq(conversationMessage.conversationId, conversationId), isNotNull(conversationMessage.enquiryId)),
    );
  const answered = await session.orm
    .update(enquiry)
    // The words are in the conversation.
    .set({ answerWay: way, answerBody: '', answeredAt: sql`${at}::timestamptz` })
    .where(and(inArray(enquiry.id, asked), isNull(enquiry.answeredAt)))
    .returning({ id: enquiry.id });
  return answered.length > 0;
}
