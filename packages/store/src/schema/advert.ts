import type { Advert, AdvertStatus, Channel, FinanceQuote, PlacePrecision, Seller } from '@forecourt/domain';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  type SQL,
  type SQLWrapper,
  sql,
  text,
  uniqueIndex,
} from '../database/drizzle.ts';
import { dealer } from './dealer.ts';
import type { TakedownKind } from './takedown.ts';
import { timestamp } from './time.ts';

type PrivateSeller = Omit<Extract<Seller, { kind: 'private' }>, 'kind'>;

/** The letters and digits of a vehicle's plate: sellers write it with dashes, with spaces or with neither. */
export function plateKey(vehicle: SQLWrapper): SQL {
  return sql`upper(regexp_replace(${vehicle} ->> 'registration', '[^A-Za-z0-9]', '', 'g'))`;
}

/** Columns are what SQL queries; the vehicle's attributes stay together in `vehicle`. */
export const advert = pgTable(
  'advert',
  {
    publicReference: text('public_reference').primaryKey(),
    source: text('source').notNull(),
    sourceReference: text('source_reference').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    status: text('status').$type<AdvertStatus>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    /** The attribute table's values without the nulls, so that a new attribute needs no migration. */
    vehicle: jsonb('vehicle').$type<Record<string, unknown>>().notNull(),
    usual: jsonb('usual').$type<Advert['usual']>().notNull(),
    doubted: jsonb('doubted').$type<Advert['doubted']>().notNull(),
    price: integer('price'),
    finance: jsonb('finance').$type<FinanceQuote>(),
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    videoUrl: text('video_url'),
    hasSpin: boolean('has_spin').notNull(),
    dealerId: integer('dealer_id').references(() => dealer.id),
    /** The private seller, if no dealer sells it. */
    privateSeller: jsonb('private_seller').$type<PrivateSeller>(),
    county: text('county').notNull(),
    town: text('town'),
    routingKey: text('routing_key'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    precision: text('place_precision').$type<PlacePrecision>().notNull(),
    isFeatured: boolean('is_featured').notNull(),
    /** A hash of everything the seller stated: an equal hash means that there is nothing to write. */
    contentHash: text('content_hash').notNull(),
    listedAt: timestamp('listed_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
    endedAt: timestamp('ended_at'),
    /** The result of the operator's decisions for this advert; `status` stays what its feed says. */
    takedown: text('takedown').$type<TakedownKind>(),
  },
  (table) => [
    uniqueIndex('advert_source').on(table.source, table.sourceReference),
    index('advert_latest').on(table.channel, table.listedAt.desc()).where(sql`status = 'live'`),
    index('advert_dealer').on(table.dealerId).where(sql`status = 'live'`),
    index('advert_plate').on(plateKey(table.vehicle)),
    index('advert_model').on(table.make, table.model),
    index('advert_ended').on(table.endedAt),
  ],
);

/** What visitors can find: live by its feed, and not taken down by an operator. */
export const isShown: SQL = sql`${advert.status} = 'live' and ${advert.takedown} is null`;

/** Each price of an advert, from the moment it applied. */
export const advertPrice = pgTable(
  'advert_price',
  {
    publicReference: text('public_reference').notNull(),
    at: timestamp('at').notNull(),
    price: integer('price'),
  },
  (table) => [primaryKey({ columns: [table.publicReference, table.at] })],
);

/**
 * What happened to adverts, in the order in which it became visible: see
 * docs/decisions/005-change-sequence.md.
 */
export const advertChange = pgTable('advert_change', {
  sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  publicReference: text('public_reference').notNull(),
  kind: text('kind').$type<'added' | 'changed' | 'ended'>().notNull(),
  at: timestamp('at').notNull(),
});
