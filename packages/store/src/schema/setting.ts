import { jsonb, pgTable, text } from '../database/drizzle.ts';

/** What the database must remember about itself, such as the made-up market that filled it. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});
