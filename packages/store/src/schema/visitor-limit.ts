import { pgTable, primaryKey, text } from '../database/drizzle.ts';
import { timestamp } from './time.ts';

/** How much a visitor has used of a rate limit. A row is deleted once its bucket is full again. */
export const visitorLimit = pgTable(
  'visitor_limit',
  {
    /** What is limited, such as `photos`. */
    topic: text('topic').notNull(),
    /** A keyed hash of the network address. */
    visitor: text('visitor').notNull(),
    /** When the token bucket will be full again. */
    fullAt: timestamp('full_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.topic, table.visitor] })],
);
