import type { AccountRole, Channel, MailChoice } from '@forecourt/domain';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from '../database/drizzle.ts';
import { timestamp } from './time.ts';

/** People who have signed in at least once. The address is lower-case. */
export const account = pgTable(
  'account',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    /** Chosen by the person; in every mail, so that they recognise ours. */
    phrase: text('phrase'),
    /** The optional mails that the person does not want. */
    unwantedMails: jsonb('unwanted_mails').$type<MailChoice[]>().notNull(),
    createdAt: timestamp('created_at').notNull(),
    /** When it will be erased, if the person has asked for that. */
    erasedAfter: timestamp('erased_after'),
  },
  (table) => [uniqueIndex('account_email').on(table.email)],
);

/** What an account may do besides what everyone may. `dealer_id` is 0 for a role that is not about a dealer. */
export const accountRole = pgTable(
  'account_role',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    role: text('role').$type<AccountRole['role']>().notNull(),
    dealerId: integer('dealer_id').notNull(),
    grantedBy: text('granted_by').notNull(),
    grantedAt: timestamp('granted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.role, table.dealerId] })],
);

/** Sign-in mails that were asked for. Their code and link are derived from the row and the site's secret. */
export const signInRequest = pgTable(
  'sign_in_request',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    /** A hash of the network address. */
    visitor: text('visitor').notNull(),
    /** The page that the person wanted: a path of this site. */
    leadsTo: text('leads_to').notNull(),
    createdAt: timestamp('created_at').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    wrongCodes: integer('wrong_codes').notNull(),
  },
  (table) => [
    index('sign_in_request_email').on(table.email, table.createdAt),
    index('sign_in_request_visitor').on(table.visitor, table.createdAt),
  ],
);

export type SessionWay = 'mail' | 'passkey';

/** Devices that are signed in. The cookie has the token; only its hash is stored. */
export const accountSession = pgTable(
  'account_session',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** The sign-in mail or the passkey challenge that opened it: unique, so that each opens only one. */
    openedBy: text('opened_by').notNull(),
    way: text('way').$type<SessionWay>().notNull(),
    /** Such as "Chrome on Windows". */
    device: text('device').notNull(),
    signedInAt: timestamp('signed_in_at').notNull(),
    lastSeenAt: timestamp('last_seen_at').notNull(),
    endedAt: timestamp('ended_at'),
  },
  (table) => [
    uniqueIndex('account_session_token').on(table.tokenHash),
    uniqueIndex('account_session_opened_by').on(table.openedBy),
    index('account_session_account').on(table.accountId),
  ],
);

/** Public keys of the passkeys that people registered. */
export const passkey = pgTable(
  'passkey',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull(),
    /** In base64url. */
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at').notNull(),
    lastUsedAt: timestamp('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkey_credential').on(table.credentialId),
    index('passkey_account').on(table.accountId),
  ],
);

/** A new address that is not yet confirmed from both mailboxes. */
export const emailChange = pgTable(
  'email_change',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    createdAt: timestamp('created_at').notNull(),
    oldConfirmedAt: timestamp('old_confirmed_at'),
    newConfirmedAt: timestamp('new_confirmed_at'),
    /** Completed, replaced by another change, or refused by the old mailbox. */
    endedAt: timestamp('ended_at'),
  },
  (table) => [index('email_change_account').on(table.accountId)],
);

/** The saved vehicles of an account, which follow it to every device. */
export const savedVehicle = pgTable(
  'saved_vehicle',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<Channel>().notNull(),
    publicReference: text('public_reference').notNull(),
    /** The vehicle as the browser stored it that day, with its price. */
    vehicle: jsonb('vehicle').$type<unknown>().notNull(),
    savedAt: timestamp('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.publicReference] })],
);
