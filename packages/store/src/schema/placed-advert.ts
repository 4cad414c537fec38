import { index, integer, pgTable, primaryKey, text, uniqueIndex } from '../database/drizzle.ts';
import { sellerAdvert, sellingDraft } from './selling.ts';
import { timestamp } from './time.ts';

/** "Still for sale?": a seller is asked by mail, and an advert without a reply leaves the site. */
export const saleQuestion = pgTable(
  'sale_question',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    publicReference: text('public_reference')
      .notNull()
      .references(() => sellerAdvert.publicReference, { onDelete: 'cascade' }),
    askedAt: timestamp('asked_at').notNull(),
    /** When the advert left the results for want of a reply. */
    hiddenAt: timestamp('hidden_at'),
    /** The seller has replied, or done something else with the advert, or it has lapsed. */
    closedAt: timestamp('closed_at'),
  },
  (table) => [index('sale_question_advert').on(table.publicReference, table.id)],
);

/** Drafts whose owner was told that they will be erased. */
export const draftWarning = pgTable(
  'draft_warning',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    draftId: text('draft_id')
      .notNull()
      .references(() => sellingDraft.id, { onDelete: 'cascade' }),
    warnedAt: timestamp('warned_at').notNull(),
  },
  (table) => [uniqueIndex('draft_warning_draft').on(table.draftId)],
);

/**
 * Photos of the media store that may belong to nothing any more: just sent, removed, or of an erased draft. They are looked
 * at a while later, and deleted if nothing shows them.
 */
export const loosePhoto = pgTable('loose_photo', {
  name: text('name').primaryKey(),
  since: timestamp('since').notNull(),
});

/** What a seller said about the sale. */
export const sellerSale = pgTable('seller_sale', {
  publicReference: text('public_reference')
    .primaryKey()
    .references(() => sellerAdvert.publicReference, { onDelete: 'cascade' }),
  at: timestamp('at').notNull(),
  place: text('place').$type<'here' | 'elsewhere' | 'dealer' | 'unsaid'>().notNull(),
  /** Whole euro. */
  price: integer('price'),
});

/** How often an advert was looked at on a day in Ireland. Says nothing about who looked. */
export const advertFigure = pgTable(
  'advert_figure',
  {
    publicReference: text('public_reference').notNull(),
    /** `2026-11-17` */
    day: text('day').notNull(),
    shown: integer('shown').notNull(),
    opened: integer('opened').notNull(),
    saved: integer('saved').notNull(),
    numberShown: integer('number_shown').notNull(),
    messages: integer('messages').notNull(),
    cardScanned: integer('card_scanned').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.publicReference, table.day] }),
    index('advert_figure_day').on(table.day),
  ],
);

/** The last batch of figures of each process: one whose reply was lost is not added twice. */
export const figureWriter = pgTable('figure_writer', {
  id: text('id').primaryKey(),
  batch: integer('batch').notNull(),
  at: timestamp('at').notNull(),
});

export type SeenState = 'open' | 'waiting' | 'seen' | 'refused';

/** "Seen with the car": a photo of the vehicle with a card that has this code. */
export const seenCheck = pgTable(
  'seen_check',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    publicReference: text('public_reference')
      .notNull()
      .references(() => sellerAdvert.publicReference, { onDelete: 'cascade' }),
    /** The plate that was seen: an advert for another one has not been. */
    plateKey: text('plate_key').notNull(),
    /** On the card. */
    code: text('code').notNull(),
    state: text('state').$type<SeenState>().notNull(),
    createdAt: timestamp('created_at').notNull(),
    /** Its name in the media store; visitors never see it. */
    photoName: text('photo_name'),
    sentAt: timestamp('sent_at'),
    decidedAt: timestamp('decided_at'),
    decidedBy: text('decided_by'),
    /** Why it was refused, for the seller. */
    reason: text('reason'),
  },
  (table) => [
    index('seen_check_advert').on(table.publicReference, table.id),
    index('seen_check_state').on(table.state, table.id),
  ],
);
