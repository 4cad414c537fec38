import { confirmationMails, dayMs, mostAlerts, normaliseEmail, sameConfirmationMs } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, desc, eq, inArray, lt, notExists, type SQL, sql } from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { isoTime } from '../database/iso-time.ts';
import type { OutgoingMail } from '../outbox/deliver-mail.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { alert, alertConfirmation, outgoingMail, watcher } from '../schema/schema.ts';
import { isWithinPeriod } from '../visitor-limit/within-period.ts';
import { countAlerts, type NewAlert } from './alerts.ts';
import { findOrAddWatcher, hearFromWatcher, lockWatcher } from './watchers.ts';

export type AskedConfirmation = { kind: 'asked'; id: number } | { kind: 'over-limit'; retryAt: string };

const hourMs = 3_600_000;

/**
 * Stores an alert that begins when the reader of the mailbox confirms it, and queues the mail that asks. Nothing changes in
 * an alert that this mailbox already has.
 */
export async function askForAlert(
  session: Session,
  wanted: NewAlert,
  { at, visitor }: { at: string; visitor: string },
): Promise<AskedConfirmation> {
  return session.transaction(async (inner) => {
    await lockWatcher(inner, wanted.email);
    await holdLock(inner, 'confirmations of a visitor', visitor);
    const [stored] = await inner.orm
      .select({ id: watcher.id })
      .from(watcher)
      .where(eq(watcher.email, normaliseEmail(wanted.email)));
    const recent = stored && (await findRecent(inner, stored.id, wanted, at));
    if (recent !== undefined) return { kind: 'asked', id: recent };
    const retryAt = await findRetryAt(inner, stored?.id ?? 0, visitor, at);
    if (retryAt !== null) return { kind: 'over-limit', retryAt };
    const watcherId = stored?.id ?? (await findOrAddWatcher(inner, wanted.email, { at }));
    const { kind, subject, pace, events, ways } = wanted;
    const choices = { pace, events: [...events], ways: [...ways], updatedAt: at };
    await inner.orm
      .insert(alert)
      .values({ watcherId, kind, subject, ...choices, state: 'waiting', createdAt: at, since: at })
      .onConflictDoUpdate({
        target: [alert.watcherId, alert.kind, alert.subject],
        set: choices,
        setWhere: eq(alert.state, 'waiting'),
      });
    const [own] = await inner.orm
      .select({ id: alert.id })
      .from(alert)
      .where(and(eq(alert.watcherId, watcherId), eq(alert.kind, kind), eq(alert.subject, subject)));
    const [added] = await inner.orm
      .insert(alertConfirmation)
      .values({ watcherId, alertId: own?.id ?? 0, visitor, createdAt: at })
      .returning({ id: alertConfirmation.id });
    if (!added) throw new Error('A stored confirmation has no id.');
    await queueMail(inner, 'confirm-alert', added.id, { at });
    return { kind: 'asked', id: added.id };
  });
}

/** Pressed twice: the mail is on its way. */
async function findRecent(
  session: Session,
  watcherId: number,
  { kind, subject }: NewAlert,
  at: string,
): Promise<number | undefined> {
  const [row] = await session.orm
    .select({ id: alertConfirmation.id })
    .from(alertConfirmation)
    .innerJoin(alert, eq(alert.id, alertConfirmation.alertId))
    .where(
      and(
        eq(alertConfirmation.watcherId, watcherId),
        eq(alert.kind, kind),
        eq(alert.subject, subject),
        isWithinPeriod(alertConfirmation.createdAt, at, sameConfirmationMs),
      ),
    )
    .orderBy(desc(alertConfirmation.id))
    .limit(1);
  return row?.id;
}

async function findRetryAt(
  session: Session,
  watcherId: number,
  visitor: string,
  at: string,
): Promise<string | null> {
  const { toOneAddressADay, fromOneNetworkAnHour } = confirmationMails;
  const waits = [
    await findFull(session, eq(alertConfirmation.watcherId, watcherId), toOneAddressADay, dayMs, at),
    await findFull(session, eq(alertConfirmation.visitor, visitor), fromOneNetworkAnHour, hourMs, at),
  ];
  return (
    waits
      .filter((wait) => wait !== null)
      .sort()
      .at(-1) ?? null
  );
}

/** When the oldest of so many mails is old enough; null while there is room. */
async function findFull(session: Session, of: SQL, most: number, withinMs: number, at: string) {
  const [filling] = await session.orm
    .select({ createdAt: alertConfirmation.createdAt })
    .from(alertConfirmation)
    .where(and(of, isWithinPeriod(alertConfirmation.createdAt, at, withinMs)))
    .orderBy(desc(alertConfirmation.createdAt))
    .offset(most - 1)
    .limit(1);
  return filling ? new Date(Date.parse(isoTime(filling.createdAt)) + withinMs).toISOString() : null;
}

export interface Confirmation {
  id: number;
  watcherId: number;
  alertId: number;
}

export async function findConfirmation(session: Session, id: number): Promise<Confirmation | undefined> {
  const [row] = await session.orm.select().from(alertConfirmation).where(eq(alertConfirmation.id, id));
  return row && { id: row.id, watcherId: row.watcherId, alertId: row.alertId };
}

export type ConfirmOutcome = 'on' | 'too-many' | 'gone';

export async function confirmAlert(
  session: Session,
  { watcherId, alertId }: Pick<Confirmation, 'watcherId' | 'alertId'>,
  { at }: { at: string },
): Promise<ConfirmOutcome> {
  return session.transaction(async (inner) => {
    const [owner] = await inner.orm.select().from(watcher).where(eq(watcher.id, watcherId));
    if (!owner) return 'gone';
    await lockWatcher(inner, owner.email);
    const [found] = await inner.orm
      .select()
      .from(alert)
      .where(and(eq(alert.id, alertId), eq(alert.watcherId, watcherId)));
    if (!found) return 'gone';
    await hearFromWatcher(inner, watcherId, { at });
    if (found.state !== 'waiting') return 'on';
    if ((await countAlerts(inner, watcherId, found.kind)) >= mostAlerts[found.kind]) return 'too-many';
    await inner.orm.update(alert).set({ state: 'on', since: at, updatedAt: at }).where(eq(alert.id, alertId));
    return 'on';
  });
}

/**
 * Erases alerts that nobody confirmed, and mailboxes that have had no alert for as long. Returns the mails that go with
 * them: without a mail server they are files.
 */
export async function eraseUnconfirmed(
  session: Session,
  { before }: { before: string },
): Promise<Pick<OutgoingMail, 'kind' | 'aboutId'>[]> {
  return session.transaction(async (inner) => {
    await inner.orm.delete(alert).where(and(eq(alert.state, 'waiting'), lt(alert.createdAt, before)));
    const old = await inner.orm
      .delete(alertConfirmation)
      .where(lt(alertConfirmation.createdAt, before))
      .returning({ id: alertConfirmation.id });
    await inner.orm
      .delete(watcher)
      .where(
        and(
          lt(watcher.heardAt, before),
          notExists(inner.orm.select({ one: sql`1` }).from(alert).where(eq(alert.watcherId, watcher.id))),
          notExists(
            inner.orm
              .select({ one: sql`1` })
              .from(alertConfirmation)
              .where(eq(alertConfirmation.watcherId, watcher.id)),
          ),
        ),
      );
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return [];
    return inner.orm
      .delete(outgoingMail)
      .where(and(eq(outgoingMail.kind, 'confirm-alert'), inArray(outgoingMail.aboutId, ids)))
      .returning({ kind: outgoingMail.kind, aboutId: outgoingMail.aboutId });
  });
}
