import type { DealerDraft, DealerReview, PlacePrecision } from '@forecourt/domain';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
} from '../database/drizzle.ts';
import { enquiry } from './enquiry.ts';
import { timestamp } from './time.ts';

export const dealer = pgTable(
  'dealer',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    source: text('source').notNull(),
    sourceReference: text('source_reference').notNull(),
    name: text('name').notNull(),
    addressLines: jsonb('address_lines').$type<DealerDraft['addressLines']>().notNull(),
    eircode: text('eircode'),
    county: text('county').notNull(),
    town: text('town'),
    routingKey: text('routing_key'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    precision: text('place_precision').$type<PlacePrecision>().notNull(),
    phone: text('phone'),
    email: text('email'),
    whatsapp: text('whatsapp'),
    websiteUrl: text('website_url'),
    logoUrl: text('logo_url'),
    about: text('about').notNull(),
    franchises: jsonb('franchises').$type<DealerDraft['franchises']>().notNull(),
    services: jsonb('services').$type<DealerDraft['services']>().notNull(),
    people: jsonb('people').$type<DealerDraft['people']>().notNull(),
    financePartners: jsonb('finance_partners').$type<DealerDraft['financePartners']>().notNull().default([]),
    openingHours: jsonb('opening_hours').$type<DealerDraft['openingHours']>().notNull(),
    isSimiApproved: boolean('is_simi_approved').notNull(),
    isFeaturedPartner: boolean('is_featured_partner').notNull(),
    hasStore: boolean('has_store').notNull(),
    /** What the operator has set: no feed changes it. */
    heldFields: jsonb('held_fields').$type<readonly string[]>().notNull().default([]),
    /** The dealer it was merged into. The row stays, so that its feed's references still lead there. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => dealer.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('dealer_source').on(table.source, table.sourceReference),
    index('dealer_county').on(table.county),
  ],
);

export const dealerReview = pgTable(
  'dealer_review',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => dealer.id),
    /** The enquiry that entitles the author to a review; null for reviews from elsewhere. */
    enquiryId: integer('enquiry_id').references(() => enquiry.id, { onDelete: 'set null' }),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    writtenAt: timestamp('written_at').notNull(),
    replyBody: text('reply_body'),
    replyWrittenAt: timestamp('reply_written_at'),
    state: text('state').$type<DealerReview['state']>().notNull(),
  },
  (table) => [
    check('dealer_review_rating', sql`${table.rating} between 1 and 5`),
    // One review per enquiry.
    uniqueIndex('dealer_review_enquiry').on(table.enquiryId),
    index('dealer_review_pending').on(table.writtenAt).where(sql`state = 'pending'`),
    // One author writes one review at one moment: storing the same reviews twice adds nothing.
    uniqueIndex('dealer_review_once').on(table.dealerId, table.writtenAt, table.author),
  ],
);
