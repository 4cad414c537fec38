import { index, integer, jsonb, pgTable, primaryKey, sql, text } from '../database/drizzle.ts';
import { timestamp } from './time.ts';

export type JobState = 'waiting' | 'dead';

/**
 * Work for later: a regular job is one row that is never finished, a job that was sent is a row until it is
 * done. See decision 057.
 */
export const job = pgTable(
  'job',
  {
    name: text('name').notNull(),
    /** What it is about: sent twice before it starts, it is done once. Empty for a regular job. */
    key: text('key').notNull(),
    data: jsonb('data').$type<unknown>(),
    state: text('state').$type<JobState>().notNull(),
    attempts: integer('attempts').notNull(),
    dueAt: timestamp('due_at').notNull(),
    /** The process that is doing it. One that dies does not renew its lease, and another takes the job. */
    leasedBy: text('leased_by'),
    leasedUntil: timestamp('leased_until'),
    /** It was sent or woken while it was being done: it is to be done again. */
    againAt: timestamp('again_at'),
    lastSuccessAt: timestamp('last_success_at'),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.key] }),
    index('job_waiting').on(table.dueAt).where(sql`state = 'waiting'`),
  ],
);
