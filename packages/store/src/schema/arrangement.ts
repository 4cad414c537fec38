import type {
  AdvertEnd,
  BuyerRequest,
  ConversationSide,
  OfferState,
  RequestKind,
  RequestState,
  VideoWay,
  ViewingKind,
  ViewingState,
} from '@forecourt/domain';
import { boolean, index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../database/drizzle.ts';
import { conversation } from './conversation.ts';
import { timestamp } from './time.ts';

/** When the seller of an advert is free: offered to every buyer until one has it. */
export const viewingSlot = pgTable(
  'viewing_slot',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    publicReference: text('public_reference').notNull(),
    startsAt: timestamp('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
  },
  (table) => [uniqueIndex('viewing_slot_once').on(table.publicReference, table.startsAt)],
);

/** Meetings that the people of a conversation arrange. */
export const viewing = pgTable(
  'viewing',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ViewingKind>().notNull(),
    state: text('state').$type<ViewingState>().notNull(),
    proposedBy: text('proposed_by').$type<ConversationSide>().notNull(),
    startsAt: timestamp('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    slotId: integer('slot_id').references(() => viewingSlot.id, { onDelete: 'set null' }),
    place: text('place').notNull(),
    videoWay: text('video_way').$type<VideoWay>(),
    sequence: integer('sequence').notNull(),
    wasConfirmed: boolean('was_confirmed').notNull(),
    cancelledBy: text('cancelled_by').$type<ConversationSide | AdvertEnd>(),
    changedAt: timestamp('changed_at').notNull(),
  },
  (table) => [
    index('viewing_conversation').on(table.conversationId, table.id),
    // The last word on who wins, whatever the code does: one open meeting in a conversation, one for a free time.
    uniqueIndex('viewing_open')
      .on(table.conversationId)
      .where(sql`state in ('proposed', 'confirmed', 'changed')`),
    uniqueIndex('viewing_open_slot')
      .on(table.slotId)
      .where(sql`state in ('proposed', 'confirmed', 'changed')`),
    index('viewing_due').on(table.startsAt).where(sql`state in ('proposed', 'confirmed', 'changed')`),
  ],
);

/** Mails about meetings: each is for one person and one version of the meeting, and exists once. */
export const viewingMail = pgTable(
  'viewing_mail',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    viewingId: integer('viewing_id')
      .notNull()
      .references(() => viewing.id, { onDelete: 'cascade' }),
    side: text('side').$type<ConversationSide>().notNull(),
    sequence: integer('sequence').notNull(),
    /** How long before the meeting it reminds; 0 for the calendar file. */
    hours: integer('hours').notNull(),
  },
  (table) => [uniqueIndex('viewing_mail_once').on(table.viewingId, table.sequence, table.hours, table.side)],
);

export const offer = pgTable(
  'offer',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    state: text('state').$type<OfferState>().notNull(),
    madeBy: text('made_by').$type<ConversationSide>().notNull(),
    /** Whole euro. */
    amount: integer('amount').notNull(),
    madeAt: timestamp('made_at').notNull(),
    decidedAt: timestamp('decided_at'),
  },
  (table) => [
    index('offer_conversation').on(table.conversationId, table.id),
    uniqueIndex('offer_open').on(table.conversationId).where(sql`state = 'made'`),
    index('offer_due').on(table.madeAt).where(sql`state = 'made'`),
  ],
);

/** What a buyer asks for that has no time of its own. */
export const buyerRequest = pgTable(
  'buyer_request',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RequestKind>().notNull(),
    state: text('state').$type<RequestState>().notNull(),
    details: jsonb('details').$type<BuyerRequest['details']>().notNull(),
    madeAt: timestamp('made_at').notNull(),
  },
  (table) => [
    index('buyer_request_conversation').on(table.conversationId, table.id),
    uniqueIndex('buyer_request_open').on(table.conversationId, table.kind).where(sql`state = 'asked'`),
  ],
);
