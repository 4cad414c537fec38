import { index, integer, pgTable, text } from '../database/drizzle.ts';
import { timestamp } from './time.ts';

/** One row per feed import; without `finished_at` it is running, or was killed. */
export const importRun = pgTable(
  'import_run',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    source: text('source').notNull(),
    feedName: text('feed_name').notNull(),
    startedAt: timestamp('started_at').notNull(),
    finishedAt: timestamp('finished_at'),
    /** A hash of the file's bytes, known once it has been read to its end. */
    feedHash: text('feed_hash'),
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    unchanged: integer('unchanged').notNull(),
    rejected: integer('rejected').notNull(),
    ended: integer('ended').notNull(),
  },
  (table) => [index('import_run_source').on(table.source, table.startedAt.desc())],
);
