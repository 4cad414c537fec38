import {
  type ConversationSide,
  conversationSides,
  findAdvertEnd,
  planReminders,
  type Viewing,
} from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { viewingMail } from '../schema/schema.ts';

/** What a mail about a meeting is for: one person and one version of it. */
export interface ViewingMail {
  id: number;
  viewingId: number;
  side: ConversationSide;
  sequence: number;
  /** How long before the meeting it reminds; 0 for the calendar file. */
  hours: number;
}

export async function findViewingMail(session: Session, id: number): Promise<ViewingMail | undefined> {
  const [row] = await session.orm.select().from(viewingMail).where(eq(viewingMail.id, id));
  return row;
}

/**
 * A confirmed meeting goes into both calendars and is brought to mind; one that was in them and is cancelled is taken out.
 * A buyer whose advert has ended is told even if nothing was confirmed: no message of the seller says so.
 * While a new time waits for a yes, calendars stay as they are. Reminders wait in the outbox: their writer drops them if
 * the meeting has changed.
 */
export async function queueViewingMails(transaction: Session, after: Viewing): Promise<void> {
  const isConfirmed = after.state === 'confirmed';
  const isCancelled = after.state === 'cancelled';
  const reminders = isConfirmed ? planReminders(after.startsAt, new Date(after.changedAt)) : [];
  for (const side of conversationSides) {
    const isToldOfEnd = side === 'buyer' && findAdvertEnd(after.cancelledBy) !== null;
    if (!isConfirmed && !(isCancelled && (after.wasConfirmed || isToldOfEnd))) continue;
    await queueViewingMail(transaction, after, { side, hours: 0, at: after.changedAt });
    for (const reminder of reminders) await queueViewingMail(transaction, after, { side, ...reminder });
  }
}

async function queueViewingMail(
  transaction: Session,
  { id, sequence }: Viewing,
  { side, hours, at }: { side: ConversationSide; hours: number; at: string },
): Promise<void> {
  const [row] = await transaction.orm
    .insert(viewingMail)
    .values({ viewingId: id, side, sequence, hours })
    .onConflictDoNothing()
    .returning({ id: viewingMail.id });
  if (row)
    await queueMail(transaction, hours === 0 ? 'viewing-calendar' : 'viewing-reminder', row.id, { at });
}
