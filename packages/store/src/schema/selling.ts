import type { Hold, PhotoLook, SellerAdvertState } from '@forecourt/domain';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from '../database/drizzle.ts';
import { account } from './account.ts';
import { timestamp } from './time.ts';

/**
 * Adverts that people write. Before they sign in, a draft belongs to whoever has the cookie whose hash it holds. An advert
 * that is placed keeps its draft: a change is made there and sent in again.
 */
export const sellingDraft = pgTable(
  'selling_draft',
  {
    /** Random, because it is in addresses. */
    id: text('id').primaryKey(),
    browserHash: text('browser_hash'),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** As typed. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    /** Counts changes, so that two tabs notice each other. */
    version: integer('version').notNull(),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [
    index('selling_draft_browser').on(table.browserHash),
    index('selling_draft_account').on(table.accountId),
  ],
);

/** The photos of a draft, which are files of the media store. */
export const sellingPhoto = pgTable(
  'selling_photo',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    draftId: text('draft_id')
      .notNull()
      .references(() => sellingDraft.id, { onDelete: 'cascade' }),
    /** The first one is the cover. */
    position: integer('position').notNull(),
    /** Its name among the photos of the media store: `SHA.jpg`. */
    name: text('name').notNull(),
    /** Of the file as it was sent: the same file sent again is not a second photo. */
    sentSha256: text('sent_sha256').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Null for one that was added before photos were looked at. */
    look: jsonb('look').$type<PhotoLook>(),
    /** What pictures of it have in common, also resized or cropped; null if there is too little to see, or it is older. */
    print: bigint('print', { mode: 'bigint' }),
    addedAt: timestamp('added_at').notNull(),
  },
  (table) => [uniqueIndex('selling_photo_sent').on(table.draftId, table.sentSha256)],
);

/** Adverts that people have placed; what visitors see of them is in `advert`. */
export const sellerAdvert = pgTable(
  'seller_advert',
  {
    publicReference: text('public_reference').primaryKey(),
    /** Unique, so that a form sent twice places one advert. */
    draftId: text('draft_id')
      .notNull()
      .references(() => sellingDraft.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    state: text('state').$type<SellerAdvertState>().notNull(),
    stateSince: timestamp('state_since').notNull(),
    /** Why it is held. */
    holds: jsonb('holds').$type<Hold[]>().notNull(),
    /** Letters and digits of the plate: a vehicle that is placed again continues its advert. */
    plateKey: text('plate_key').notNull(),
    /** The draft's version that was last sent in. */
    sentVersion: integer('sent_version').notNull(),
    /** The names of the photos that were last sent in, the cover first; null for what was sent in before they were kept. */
    sentPhotos: jsonb('sent_photos').$type<string[]>(),
    placedAt: timestamp('placed_at').notNull(),
  },
  (table) => [
    uniqueIndex('seller_advert_draft').on(table.draftId),
    index('seller_advert_account').on(table.accountId),
  ],
);

export type AdvertEventKind =
  | 'sent-in'
  | 'live'
  | 'held'
  | 'changes-asked'
  | 'refused'
  | 'appealed'
  | 'price-changed'
  | 'confirmed'
  | 'seen'
  | 'paused'
  | 'sold'
  | 'withdrawn'
  | 'lapsed';

/** Everything that happened to a placed advert. Rows are only added. */
export const advertEvent = pgTable(
  'advert_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    publicReference: text('public_reference').notNull(),
    at: timestamp('at').notNull(),
    /** `seller`, `checks` for the site's own, or `office` for its people. */
    actor: text('actor').$type<'seller' | 'checks' | 'office'>().notNull(),
    kind: text('kind').$type<AdvertEventKind>().notNull(),
    why: text('why'),
  },
  (table) => [index('advert_event_advert').on(table.publicReference, table.id)],
);
