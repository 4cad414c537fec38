import { mailsAtOnceADay, nextMorning, startOfDublinDay } from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { and, asc, eq, inArray, isNull, sql } from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { isoTime } from '../database/iso-time.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { alert, alertNews, alertNotice } from '../schema/schema.ts';
import { listPushBrowsers } from './push-browsers.ts';

/** People with something that is due, longest waiting first. */
export async function listDueWatchers(
  session: Session,
  { at, limit }: { at: string; limit: number },
): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    session,
    sql`select watcher_id as id from alert_news where notice_id is null and due_at <= ${at}::timestamptz
      group by watcher_id order by min(due_at), watcher_id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

export type NoticeOutcome = 'queued' | 'postponed' | 'nothing';

/**
 * Puts everything that is due for a person into one mail, with what else has been gathered. After the mails of a day, the
 * rest waits for the next morning.
 */
export async function makeNotice(
  session: Session,
  watcherId: number,
  { at }: { at: string },
): Promise<NoticeOutcome> {
  return session.transaction(async (inner) => {
    await holdLock(inner, 'notices of a watcher', watcherId);
    const waiting = await inner.orm
      .select({
        id: alertNews.id,
        vehicle: alertNews.vehicle,
        pace: alertNews.pace,
        dueAt: alertNews.dueAt,
        ways: alert.ways,
        mutedUntil: alert.mutedUntil,
      })
      .from(alertNews)
      .innerJoin(alert, eq(alert.id, alertNews.alertId))
      .where(and(eq(alertNews.watcherId, watcherId), isNull(alertNews.noticeId)))
      .orderBy(asc(alertNews.id));
    const isDue = (row: { dueAt: string }) => isoTime(row.dueAt) <= at;
    const due = waiting.filter(isDue);
    if (due.length === 0) return 'nothing';
    const isDigest = due.some(({ pace }) => pace !== 'at-once');
    if (!isDigest && (await countToday(inner, watcherId, at)) >= mailsAtOnceADay) {
      const dueAt = nextMorning(new Date(at)).toISOString();
      const ids = waiting.filter(({ pace }) => pace === 'at-once').map(({ id }) => id);
      await inner.orm.update(alertNews).set({ dueAt, pace: 'daily' }).where(inArray(alertNews.id, ids));
      return 'postponed';
    }
    // What has been gathered since goes along, rather than in a second mail in a few minutes.
    const isGathered = (row: (typeof waiting)[number]) =>
      row.pace === 'at-once' && (row.mutedUntil === null || isoTime(row.mutedUntil) <= at);
    const ready = waiting.filter((row) => isDue(row) || isGathered(row));
    // Nobody hears of a lower price first, and the next morning that the vehicle is new.
    const vehicles = new Set(ready.map(({ vehicle }) => vehicle));
    const told = waiting.filter(({ vehicle }) => vehicles.has(vehicle));
    const isPushed =
      told.some(({ ways }) => ways.includes('push')) && (await listPushBrowsers(inner, watcherId)).length > 0;
    const [notice] = await inner.orm
      .insert(alertNotice)
      .values({
        watcherId,
        at,
        pace: isDigest ? 'digest' : 'at-once',
        pushState: isPushed ? 'waiting' : null,
      })
      .returning({ id: alertNotice.id });
    if (!notice) throw new Error('A stored notice has no id.');
    await inner.orm
      .update(alertNews)
      .set({ noticeId: notice.id })
      .where(
        inArray(
          alertNews.id,
          told.map(({ id }) => id),
        ),
      );
    // People without a browser that accepts notifications get a mail at once. Any other mail waits until the
    // notifications have been tried, because it also contains what no browser accepted.
    if (!isPushed) await queueMail(inner, 'alert-news', notice.id, { at });
    return 'queued';
  });
}

/** Mails that turned out to have nothing to tell do not count. */
async function countToday(session: Session, watcherId: number, at: string): Promise<number> {
  const since = startOfDublinDay(new Date(at)).toISOString();
  const [row] = await queryRows<{ sent: number }>(
    session,
    sql`select count(*)::integer as sent from alert_notice notice
      left join outgoing_mail mail on mail.kind = 'alert-news' and mail.about_id = notice.id
      where notice.watcher_id = ${watcherId} and notice.pace = 'at-once' and notice.at >= ${since}::timestamptz
        and coalesce(mail.state, 'sent') <> 'dropped'`,
  );
  return row?.sent ?? 0;
}

export interface AlertNotice {
  id: number;
  watcherId: number;
  at: string;
  /** Whether browsers tell it, to whoever asked for that. */
  isPushed: boolean;
}

export async function findAlertNotice(session: Session, id: number): Promise<AlertNotice | undefined> {
  const [row] = await session.orm.select().from(alertNotice).where(eq(alertNotice.id, id));
  return (
    row && { id: row.id, watcherId: row.watcherId, at: isoTime(row.at), isPushed: row.pushState !== null }
  );
}

export async function listNoticesToPush(session: Session, limit: number): Promise<number[]> {
  const rows = await session.orm
    .select({ id: alertNotice.id })
    .from(alertNotice)
    .where(eq(alertNotice.pushState, 'waiting'))
    .orderBy(asc(alertNotice.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Its notifications have been tried. A mail follows with what is wanted by mail, or with everything if no browser
 * accepted them.
 */
export async function endPush(
  session: Session,
  id: number,
  { isTaken, at }: { isTaken: boolean; at: string },
): Promise<void> {
  await session.transaction(async (inner) => {
    await inner.orm
      .update(alertNotice)
      .set({ pushState: isTaken ? 'sent' : null })
      .where(eq(alertNotice.id, id));
    const told = await inner.orm
      .select({ ways: alert.ways })
      .from(alertNews)
      .innerJoin(alert, eq(alert.id, alertNews.alertId))
      .where(eq(alertNews.noticeId, id));
    if (!isTaken || told.some(({ ways }) => ways.includes('mail')))
      await queueMail(inner, 'alert-news', id, { at });
  });
}
