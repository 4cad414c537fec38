import type { Channel, EnquiryAnswer, EnquiryDraft } from '@forecourt/domain';
import { index, integer, pgTable, text, uniqueIndex } from '../database/drizzle.ts';
import { timestamp } from './time.ts';

/** What visitors asked sellers and the site. Their delivery is tracked in `outgoing_mail`. */
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
    preferredTime: text('preferred_time').$type<EnquiryDraft['preferredTime']>(),
    visitor: text('visitor'),
    receivedAt: timestamp('received_at').notNull(),
    answerWay: text('answer_way').$type<EnquiryAnswer['way']>(),
    answerBody: text('answer_body'),
    answeredAt: timestamp('answered_at'),
  },
  (table) => [
    uniqueIndex('enquiry_idempotency_key').on(table.idempotencyKey),
    index('enquiry_visitor').on(table.visitor, table.receivedAt),
    index('enquiry_dealer').on(table.dealerId, table.receivedAt),
  ],
);
