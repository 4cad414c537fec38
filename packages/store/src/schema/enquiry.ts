import type { Channel, EnquiryDraft, EnquiryState } from '@forecourt/domain';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './time.ts';

/** An outbox: a message is kept here before anything tries to deliver it. */
export const enquiry = pgTable(
  'enquiry',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idempotencyKey: text('idempotency_key').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    kind: text('kind').$type<EnquiryDraft['kind']>().notNull(),
    publicReference: text('public_reference'),
    dealerId: integer('dealer_id'),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    message: text('message').notNull(),
    visitor: text('visitor'),
    state: text('state').$type<EnquiryState>().notNull(),
    attempts: integer('attempts').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** While someone delivers it, the end of the lease: a deliverer that died loses it then. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('enquiry_idempotency_key').on(table.idempotencyKey),
    index('enquiry_visitor').on(table.visitor, table.receivedAt),
    index('enquiry_waiting').on(table.nextAttemptAt).where(sql`state = 'waiting'`),
  ],
);
