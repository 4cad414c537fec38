import { dayMs, softBounces } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, count, eq, gte } from '../database/drizzle.ts';
import type { OutgoingMail } from '../outbox/deliver-mail.ts';
import { alertBounce, alertConfirmation, alertNotice, outgoingMail, watcher } from '../schema/schema.ts';
import { turnAlertsOff } from './alerts.ts';

/** Whose alerts a mail is about. */
export async function findWatcherOfMail(
  session: Session,
  { kind, aboutId }: Pick<OutgoingMail, 'kind' | 'aboutId'>,
): Promise<number | undefined> {
  if (kind === 'still-looking') {
    const [row] = await session.orm.select({ id: watcher.id }).from(watcher).where(eq(watcher.id, aboutId));
    return row?.id;
  }
  const of = kind === 'alert-news' ? alertNotice : kind === 'confirm-alert' ? alertConfirmation : undefined;
  if (!of) return undefined;
  const [row] = await session.orm.select({ id: of.watcherId }).from(of).where(eq(of.id, aboutId));
  return row?.id;
}

export type BounceOutcome = 'counted' | 'turned-off' | 'not-ours';

/**
 * A mailbox refused a mail of its alerts. For good: its alerts are off, and the mail is not tried again. Put off: so many
 * mails in a fortnight do the same; one mail counts once, however often it is tried.
 */
export async function noteBounce(
  session: Session,
  mail: Pick<OutgoingMail, 'id' | 'kind' | 'aboutId'>,
  { at, isPermanent }: { at: string; isPermanent: boolean },
): Promise<BounceOutcome> {
  return session.transaction(async (inner) => {
    const watcherId = await findWatcherOfMail(inner, mail);
    if (watcherId === undefined) return 'not-ours';
    await inner.orm.insert(alertBounce).values({ watcherId, mailId: mail.id, at }).onConflictDoNothing();
    const since = new Date(Date.parse(at) - softBounces.days * dayMs).toISOString();
    const [row] = await inner.orm
      .select({ count: count() })
      .from(alertBounce)
      .where(and(eq(alertBounce.watcherId, watcherId), gte(alertBounce.at, since)));
    if (!isPermanent && (row?.count ?? 0) < softBounces.count) return 'counted';
    await turnAlertsOff(inner, watcherId, 'bounced', { at });
    await inner.orm
      .update(outgoingMail)
      .set({ state: 'dropped' })
      .where(and(eq(outgoingMail.id, mail.id), eq(outgoingMail.state, 'waiting')));
    return 'turned-off';
  });
}
