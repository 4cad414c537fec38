import { index, integer, pgTable, sql, text, uniqueIndex } from '../database/drizzle.ts';
import { timestamp } from './time.ts';

/** What each kind of mail is about: the table that its `about_id` refers to. */
const mailSubjects = {
  enquiry: 'enquiry',
  answer: 'enquiry',
  'follow-up': 'enquiry',
  'report-receipt': 'enquiry',
  'report-answer': 'enquiry',
  'conversation-link': 'enquiry',
  'office-decision': 'office-act',
  message: 'conversation-message',
  'conversation-notice': 'conversation-notice',
  'viewing-calendar': 'viewing-mail',
  'viewing-reminder': 'viewing-mail',
  // One for each side.
  'offer-ended-buyer': 'offer',
  'offer-ended-seller': 'offer',
  review: 'review',
  'sign-in': 'sign-in-request',
  'new-device': 'account-session',
  'old-address': 'email-change',
  'new-address': 'email-change',
  'account-ending': 'account',
  'still-for-sale': 'sale-question',
  'advert-hidden': 'sale-question',
  'advert-lapsed': 'sale-question',
  'draft-ending': 'draft-warning',
  'confirm-alert': 'alert-confirmation',
  'alert-news': 'alert-notice',
  'still-looking': 'watcher',
} as const;

export type MailKind = keyof typeof mailSubjects;
export type MailSubject = (typeof mailSubjects)[MailKind];

export function mailKindsAbout(subject: MailSubject): MailKind[] {
  return (Object.keys(mailSubjects) as MailKind[]).filter((kind) => mailSubjects[kind] === subject);
}

export type MailState = 'waiting' | 'sent' | 'failed' | 'dropped';

/**
 * The outbox: every mail is stored here, in the transaction that caused it, before any attempt to send it.
 */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<MailKind>().notNull(),
    aboutId: integer('about_id').notNull(),
    state: text('state').$type<MailState>().notNull(),
    attempts: integer('attempts').notNull(),
    /** The end of the lease while it is being delivered: a deliverer that died loses it then. */
    nextAttemptAt: timestamp('next_attempt_at').notNull(),
    sentAt: timestamp('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('outgoing_mail_once').on(table.kind, table.aboutId),
    index('outgoing_mail_waiting').on(table.nextAttemptAt).where(sql`state = 'waiting'`),
  ],
);
