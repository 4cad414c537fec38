import type { AlertEvent, AlertKind, AlertPace, AlertState, AlertWay } from '@forecourt/domain';
import { bigint, index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../database/drizzle.ts';
import { timestamp } from './time.ts';

/** Mailboxes that are told about vehicles. An account's alerts are those of its address. */
export const watcher = pgTable(
  'watcher',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Lower-case. */
    email: text('email').notNull(),
    /** Chosen by a person without an account; an account has its own. */
    phrase: text('phrase'),
    createdAt: timestamp('created_at').notNull(),
    /** The last sign of life: a confirmation, a change, a visit to their alerts. */
    heardAt: timestamp('heard_at').notNull(),
    /** When they were asked, after a long silence, whether they still want this. */
    askedAt: timestamp('asked_at'),
  },
  (table) => [uniqueIndex('watcher_email').on(table.email), index('watcher_heard').on(table.heardAt)],
);

export type AlertOffReason = 'silent' | 'bounced';

/** A search or a vehicle that someone watches. */
export const alert = pgTable(
  'alert',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    watcherId: integer('watcher_id')
      .notNull()
      .references(() => watcher.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AlertKind>().notNull(),
    /** The address of the search, or the reference of the advert. */
    subject: text('subject').notNull(),
    pace: text('pace').$type<AlertPace>().notNull(),
    events: jsonb('events').$type<AlertEvent[]>().notNull(),
    ways: jsonb('ways').$type<AlertWay[]>().notNull(),
    state: text('state').$type<AlertState>().notNull(),
    /** Why it is paused, if its owner did not do so. */
    offReason: text('off_reason').$type<AlertOffReason>(),
    mutedUntil: timestamp('muted_until'),
    createdAt: timestamp('created_at').notNull(),
    /** What happened before is not told: when it was confirmed, or resumed. */
    since: timestamp('since').notNull(),
    /** By which the process that matches learns of changes. */
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('alert_once').on(table.watcherId, table.kind, table.subject),
    index('alert_updated').on(table.updatedAt),
    index('alert_vehicle').on(table.subject).where(sql`kind = 'vehicle'`),
  ],
);

/** Mails that ask whether an alert is wanted. */
export const alertConfirmation = pgTable(
  'alert_confirmation',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    watcherId: integer('watcher_id')
      .notNull()
      .references(() => watcher.id, { onDelete: 'cascade' }),
    /** Not a reference: the mail still counts when the alert is gone. */
    alertId: integer('alert_id').notNull(),
    /** A hash of the network address. */
    visitor: text('visitor').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    index('alert_confirmation_watcher').on(table.watcherId, table.createdAt),
    index('alert_confirmation_visitor').on(table.visitor, table.createdAt),
  ],
);

/** One mail to one person, or one notification: everything that is due at that time. */
export const alertNotice = pgTable(
  'alert_notice',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    watcherId: integer('watcher_id')
      .notNull()
      .references(() => watcher.id, { onDelete: 'cascade' }),
    at: timestamp('at').notNull(),
    /** One of the few a day that come as it happens, or a digest. */
    pace: text('pace').$type<'at-once' | 'digest'>().notNull(),
    /** Whether notifications are still to be sent; null if there are none to send. */
    pushState: text('push_state').$type<'waiting' | 'sent'>(),
  },
  (table) => [
    index('alert_notice_watcher').on(table.watcherId, table.at),
    index('alert_notice_push').on(table.id).where(sql`push_state = 'waiting'`),
  ],
);

/** Things to tell, each to one person once. */
export const alertNews = pgTable(
  'alert_news',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    watcherId: integer('watcher_id')
      .notNull()
      .references(() => watcher.id, { onDelete: 'cascade' }),
    /** Because of which alert; null when that has ended, so that what was told is remembered. */
    alertId: integer('alert_id').references(() => alert.id, { onDelete: 'set null' }),
    /** The plate, or the reference of an advert without one: a plate advertised again is the same vehicle. */
    vehicle: text('vehicle').notNull(),
    publicReference: text('public_reference').notNull(),
    event: text('event').$type<AlertEvent>().notNull(),
    /** Distinguishes what can happen again: the new price, or the change that ended it or brought it back; 0 if it cannot. */
    mark: bigint('mark', { mode: 'number' }).notNull(),
    price: integer('price'),
    at: timestamp('at').notNull(),
    pace: text('pace').$type<AlertPace>().notNull(),
    dueAt: timestamp('due_at').notNull(),
    /** The mail that tells it; null while it waits. */
    noticeId: integer('notice_id').references(() => alertNotice.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('alert_news_once').on(table.watcherId, table.vehicle, table.event, table.mark),
    index('alert_news_due').on(table.dueAt).where(sql`notice_id is null`),
    index('alert_news_notice').on(table.noticeId),
    index('alert_news_vehicle').on(table.vehicle).where(sql`notice_id is null`),
    index('alert_news_alert').on(table.alertId),
  ],
);

/** Adverts that ended, until they are back: how long a vehicle was away. */
export const alertEndedAdvert = pgTable('alert_ended_advert', {
  publicReference: text('public_reference').primaryKey(),
  endedAt: timestamp('ended_at').notNull(),
});

/** Mails that a mailbox put off. */
export const alertBounce = pgTable(
  'alert_bounce',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    watcherId: integer('watcher_id')
      .notNull()
      .references(() => watcher.id, { onDelete: 'cascade' }),
    /** A mail that is tried again counts once. */
    mailId: integer('mail_id').notNull(),
    at: timestamp('at').notNull(),
  },
  (table) => [uniqueIndex('alert_bounce_once').on(table.watcherId, table.mailId)],
);

/** Browsers that show notifications. */
export const pushBrowser = pgTable(
  'push_browser',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    watcherId: integer('watcher_id')
      .notNull()
      .references(() => watcher.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    /** The browser's public key and its secret, in base64url. */
    publicKey: text('public_key').notNull(),
    secret: text('secret').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_browser_endpoint').on(table.endpoint),
    index('push_browser_watcher').on(table.watcherId),
  ],
);
