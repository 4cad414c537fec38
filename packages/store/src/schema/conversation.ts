import type { ConversationMessageKind, ConversationMessageState, ConversationSide } from '@forecourt/domain';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from '../database/drizzle.ts';
import { account } from './account.ts';
import { timestamp } from './time.ts';

/** One for each buyer and advert. */
export const conversation = pgTable(
  'conversation',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    publicReference: text('public_reference').notNull(),
    dealerId: integer('dealer_id'),
    /** Of a private seller who placed the advert here; the address of any other is in the advert. */
    sellerAccountId: integer('seller_account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** In lower case. An account with this address takes part as the buyer. */
    buyerEmail: text('buyer_email').notNull(),
    buyerName: text('buyer_name').notNull(),
    startedAt: timestamp('started_at').notNull(),
    lastMessageAt: timestamp('last_message_at').notNull(),
    blockedBy: text('blocked_by').$type<ConversationSide>(),
    closedAt: timestamp('closed_at'),
    /** Who asked us to erase what we have of them: the other keeps their own words. */
    erasedSide: text('erased_side').$type<ConversationSide>(),
    buyerReadThrough: integer('buyer_read_through').notNull(),
    sellerReadThrough: integer('seller_read_through').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('conversation_once').on(table.publicReference, table.buyerEmail),
    index('conversation_buyer').on(table.buyerEmail, table.lastMessageAt),
    index('conversation_seller').on(table.sellerAccountId, table.lastMessageAt),
  ],
);

export const conversationMessage = pgTable(
  'conversation_message',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    author: text('author').$type<ConversationSide>().notNull(),
    kind: text('kind').$type<ConversationMessageKind>().notNull(),
    body: text('body').notNull(),
    /** What a kind has besides its words. */
    details: jsonb('details').$type<unknown>(),
    state: text('state').$type<ConversationMessageState>().notNull(),
    /** Of the form that was sent: sent again, it is the same message. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** The enquiry that it began as. */
    enquiryId: integer('enquiry_id'),
    /** A hash of the words: one text to many sellers is noticed. */
    wordsHash: text('words_hash'),
    /** A hash of the network address. */
    visitor: text('visitor'),
    /** The message whose mail tells of this one: one mail tells of several. */
    mailedWith: integer('mailed_with'),
    sentAt: timestamp('sent_at').notNull(),
  },
  (table) => [
    uniqueIndex('conversation_message_key').on(table.conversationId, table.idempotencyKey),
    index('conversation_message_order').on(table.conversationId, table.id),
    index('conversation_message_words').on(table.wordsHash, table.sentAt),
    index('conversation_message_enquiry').on(table.enquiryId),
  ],
);

/** The photos of messages, which are files of the media store. */
export const conversationPhoto = pgTable(
  'conversation_photo',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer('message_id')
      .notNull()
      .references(() => conversationMessage.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [
    uniqueIndex('conversation_photo_position').on(table.messageId, table.position),
    index('conversation_photo_name').on(table.name),
  ],
);

/** What the site tells the people of a conversation. */
export const conversationNotice = pgTable(
  'conversation_notice',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    /** Null for both. */
    side: text('side').$type<ConversationSide>(),
    words: text('words').notNull(),
    at: timestamp('at').notNull(),
  },
  (table) => [index('conversation_notice_order').on(table.conversationId, table.id)],
);

/** A message as it was when it was reported. */
export interface ReportedMessage {
  id: number;
  author: ConversationSide;
  body: string;
  sentAt: string;
  photos: number;
}

/** What the office looks at: one person's report, or a message that the checks held. */
export const conversationReport = pgTable(
  'conversation_report',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    /** Who reported it; `checks` for a message that was held. */
    by: text('by').$type<ConversationSide | 'checks'>().notNull(),
    /** The message that was held. */
    messageId: integer('message_id'),
    reason: text('reason').notNull(),
    messages: jsonb('messages').$type<ReportedMessage[]>().notNull(),
    at: timestamp('at').notNull(),
    decidedAt: timestamp('decided_at'),
  },
  (table) => [index('conversation_report_conversation').on(table.conversationId)],
);
