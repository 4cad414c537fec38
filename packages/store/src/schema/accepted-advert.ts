import { pgTable, text } from '../database/drizzle.ts';
import { timestamp } from './time.ts';

/**
 * A suspicious advert that an operator has looked at and found in order. `fingerprint` identifies what was
 * looked at: an advert that changes is suspicious again.
 */
export const acceptedAdvert = pgTable('accepted_advert', {
  publicReference: text('public_reference').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  at: timestamp('at').notNull(),
  by: text('by').notNull(),
  note: text('note').notNull(),
});
