import type { AdvertDraft, CaseKind, Finding, OfficeAct } from '@forecourt/domain';
import { index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../database/drizzle.ts';
import { account } from './account.ts';
import { timestamp } from './time.ts';

/** What waits for a decision of the office, or has had one. */
export const officeCase = pgTable(
  'office_case',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<CaseKind>().notNull(),
    /** The advert's reference, or the id of the report, the review or the decision that is appealed against. */
    subject: text('subject').notNull(),
    /** The advert that it is about; null for a review. */
    publicReference: text('public_reference'),
    /** Whose advert it is. What belongs to a person goes with their account. */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'cascade' }),
    state: text('state').$type<'open' | 'closed'>().notNull(),
    openedAt: timestamp('opened_at').notNull(),
    closedAt: timestamp('closed_at'),
    findings: jsonb('findings').$type<Finding[]>().notNull(),
    /** The advert as it was sent in, which approving publishes. */
    sent: jsonb('sent').$type<Omit<AdvertDraft, 'source' | 'sourceReference'>>(),
    /** Counts what was sent in: nobody approves what they have not seen. */
    revision: integer('revision').notNull(),
    /** What the seller says in an appeal. */
    words: text('words'),
    /** Of what the rules looked at in an advert of a feed. */
    fingerprint: text('fingerprint'),
    /** Who is working on it, and until when nobody else can. */
    leasedBy: integer('leased_by'),
    leasedUntil: timestamp('leased_until'),
  },
  (table) => [
    uniqueIndex('office_case_open').on(table.kind, table.subject).where(sql`state = 'open'`),
    index('office_case_waiting').on(table.openedAt).where(sql`state = 'open'`),
    index('office_case_advert').on(table.publicReference),
  ],
);

export type LoggedAct = OfficeAct | 'give-role' | 'take-role' | 'seen' | 'not-seen';

/**
 * Every act of the office. A trigger refuses updates and deletions, so there is nothing here that a person may
 * ask to be erased: people are numbers, and the marks of rules are hashes.
 */
export const officeAct = pgTable(
  'office_act',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at').notNull(),
    /** The account that acted; it may have been erased since. */
    accountId: integer('account_id').notNull(),
    /** Null for what is no case, such as giving a role. */
    caseId: integer('case_id'),
    caseKind: text('case_kind').$type<CaseKind>(),
    subject: text('subject').notNull(),
    publicReference: text('public_reference'),
    act: text('act').$type<LoggedAct>().notNull(),
    /** What the seller was asked to change. */
    fields: jsonb('fields').$type<string[]>().notNull(),
    /** The rules that had applied. */
    rules: jsonb('rules').$type<string[]>().notNull(),
    /** What exactly each of them had found, as hashes: once approved, it is not found again. */
    marks: jsonb('marks').$type<string[]>().notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    index('office_act_advert').on(table.publicReference, table.id),
    index('office_act_case').on(table.caseId),
  ],
);

/** What the rules compare adverts by: their words and their cover, as hashes. */
export const advertPrint = pgTable(
  'advert_print',
  {
    publicReference: text('public_reference').primaryKey(),
    /** Who sells it: a dealer, an account, or a private seller's address. */
    seller: text('seller').notNull(),
    words: text('words'),
    cover: text('cover'),
  },
  (table) => [
    index('advert_print_words').on(table.words).where(sql`words is not null`),
    index('advert_print_cover').on(table.cover).where(sql`cover is not null`),
  ],
);
