import { index, integer, pgTable, sql, text, uniqueIndex } from '../database/drizzle.ts';
import { moment } from './time.ts';

/** Of `about`: an enquiry for the first three, a review for the last. */
export type MailKind = 'enquiry' | 'answer' | 'follow-up' | 'review';
/** Those whose `about` is an enquiry. */
export const enquiryMailKinds: readonly MailKind[] = ['enquiry', 'answer', 'follow-up'];
export type MailState = 'waiting' | 'sent' | 'failed' | 'dropped';

/** The outbox: whatever is to be mailed stands here, in the transaction that made it, before anything tries to send it. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<MailKind>().notNull(),
    aboutId: integer('about_id').notNull(),
    state: text('state').$type<MailState>().notNull(),
    attempts: integer('attempts').notNull(),
    /** While someone delivers it, the end of the lease: a deliverer that died loses it then. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('outgoing_mail_once').on(table.kind, table.aboutId),
    index('outgoing_mail_waiting').on(table.nextAttemptAt).where(sql`state = 'waiting'`),
  ],
);
