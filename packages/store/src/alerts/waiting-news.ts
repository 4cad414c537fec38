import type { AlertEvent, AlertPace } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, asc, eq, inArray, isNull } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { alert, alertNews } from '../schema/schema.ts';
import { buildAlert, type StoredAlert } from './alerts.ts';

/** Something to tell that is in no mail yet. */
export interface WaitingNews {
  id: number;
  watcherId: number;
  /** Null if that has ended or is paused. */
  alertId: number | null;
  vehicle: string;
  publicReference: string;
  event: AlertEvent;
  at: string;
}

/** Everything that waits for these people, and their alerts that are on. */
export async function listWaitingNews(
  session: Session,
  watcherIds: readonly number[],
): Promise<{ waiting: WaitingNews[]; alerts: StoredAlert[] }> {
  const waiting = await session.orm
    .select({
      id: alertNews.id,
      watcherId: alertNews.watcherId,
      alertId: alertNews.alertId,
      vehicle: alertNews.vehicle,
      publicReference: alertNews.publicReference,
      event: alertNews.event,
      at: alertNews.at,
    })
    .from(alertNews)
    .where(and(inArray(alertNews.watcherId, [...watcherIds]), isNull(alertNews.noticeId)))
    .orderBy(asc(alertNews.id));
  const alerts = await session.orm
    .select()
    .from(alert)
    .where(and(inArray(alert.watcherId, [...watcherIds]), eq(alert.state, 'on')))
    .orderBy(asc(alert.id));
  return {
    waiting: waiting.map((row) => ({ ...row, at: isoTime(row.at) })),
    alerts: alerts.map(buildAlert),
  };
}

/** Told because of another alert of the same person, at its pace, or of another advert of the same vehicle. */
export async function changeWaitingNews(
  session: Session,
  id: number,
  to: { alertId: number; pace: AlertPace; dueAt: string } | { publicReference: string },
): Promise<void> {
  await session.orm
    .update(alertNews)
    .set(to)
    .where(and(eq(alertNews.id, id), isNull(alertNews.noticeId)));
}

export async function dropWaitingNews(session: Session, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await session.orm.delete(alertNews).where(and(inArray(alertNews.id, [...ids]), isNull(alertNews.noticeId)));
}
