import { index, integer, pgTable, primaryKey, text } from '../database/drizzle.ts';
import { timestamp } from './time.ts';

/** Hidden is temporary; blocked is permanent, and follows the vehicle by its plate. */
export type TakedownKind = 'hidden' | 'blocked';

/** What an operator takes down. */
export type TakedownScope = 'advert' | 'dealer' | 'source';

/**
 * What is off the site by an operator's decision, whatever the feeds say. `subject` is a public reference, a
 * dealer's id, a source, or for `plate` a source with a plate's letters and digits.
 */
export const takedown = pgTable(
  'takedown',
  {
    scope: text('scope').$type<TakedownScope | 'plate'>().notNull(),
    subject: text('subject').notNull(),
    kind: text('kind').$type<TakedownKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.subject] })],
);

/** Who changed what through the operator's commands, when and why. */
export const operatorAction = pgTable(
  'operator_action',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at').notNull(),
    by: text('by').notNull(),
    scope: text('scope').$type<TakedownScope>().notNull(),
    subject: text('subject').notNull(),
    action: text('action').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('operator_action_subject').on(table.scope, table.subject)],
);
