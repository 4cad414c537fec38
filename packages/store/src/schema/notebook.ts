import { integer, jsonb, pgTable, primaryKey, text } from '../database/drizzle.ts';
import { account } from './account.ts';
import { timestamp } from './time.ts';

/** What a person wrote in their notebook for viewing days, one row a value. Photos stay on the phone. */
export const notebookEntry = pgTable(
  'notebook_entry',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The public reference of a vehicle, or `day`. */
    subject: text('subject').notNull(),
    field: text('field').notNull(),
    value: text('value').notNull(),
    version: integer('version').notNull(),
    /** Ids of the last changes, oldest first: one that comes again is recognised. */
    changes: jsonb('changes').$type<string[]>().notNull(),
    changedAt: timestamp('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subject, table.field] })],
);
