import type { AlertEvent, AlertPace } from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { and, eq, inArray, isNull, sql } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';
import { type RowColumn, unnestRows } from '../database/unnest-rows.ts';
import { alertEndedAdvert, alertNews } from '../schema/schema.ts';
import { findSetting, saveSetting } from '../setting/settings.ts';

/** Something to tell to one person. */
export interface AlertNews {
  watcherId: number;
  alertId: number;
  vehicle: string;
  publicReference: string;
  event: AlertEvent;
  /** Distinguishes what can happen again to one vehicle. */
  mark: number;
  price: number | null;
  at: string;
  pace: AlertPace;
  dueAt: string;
}

const columns: readonly RowColumn<AlertNews>[] = [
  { key: 'watcherId', name: 'watcher_id', type: 'integer' },
  { key: 'alertId', name: 'alert_id', type: 'integer' },
  { key: 'vehicle', name: 'vehicle', type: 'text' },
  { key: 'publicReference', name: 'public_reference', type: 'text' },
  { key: 'event', name: 'event', type: 'text' },
  { key: 'mark', name: 'mark', type: 'text' },
  { key: 'price', name: 'price', type: 'integer' },
  { key: 'at', name: 'at', type: 'text' },
  { key: 'pace', name: 'pace', type: 'text' },
  { key: 'dueAt', name: 'due_at', type: 'text' },
];

/** Stores what is to be told, unless it was stored before. Returns how many are new. */
export async function addAlertNews(session: Session, news: readonly AlertNews[]): Promise<number> {
  if (news.length === 0) return 0;
  const rows = news.map((each) => ({ ...each, mark: String(each.mark) as unknown as number }));
  const added = await queryRows<{ id: number }>(
    session,
    sql`insert into alert_news
        (watcher_id, alert_id, vehicle, public_reference, event, mark, price, at, pace, due_at)
      select watcher_id, alert_id, vehicle, public_reference, event, mark::bigint, price, at::timestamptz, pace,
        due_at::timestamptz
      from ${unnestRows('input', rows, columns)}
      on conflict (watcher_id, vehicle, event, mark) do nothing returning id`,
  );
  return added.length;
}

export interface ToldRow {
  watcherId: number;
  vehicle: string;
  lowestPrice: number | null;
}

/** What these people have been told, or are about to be told, of these vehicles while they were for sale. */
export async function readTold(
  session: Session,
  watcherIds: readonly number[],
  vehicles: readonly string[],
): Promise<ToldRow[]> {
  if (watcherIds.length === 0 || vehicles.length === 0) return [];
  return queryRows<ToldRow>(
    session,
    sql`select watcher_id as "watcherId", vehicle, min(price) as "lowestPrice" from alert_news
      where watcher_id = any(${encodeArray('integer', watcherIds)}::integer[])
        and vehicle = any(${encodeArray('text', vehicles)}::text[])
        and event in ('new', 'price-down', 'back', 'cheaper')
      group by watcher_id, vehicle`,
  );
}

/** A vehicle that is gone is no news any more, and neither is the end of one that is back. */
export async function dropOutdatedNews(
  session: Session,
  vehicles: readonly string[],
  isForSale: boolean,
): Promise<void> {
  if (vehicles.length === 0) return;
  const outdated: AlertEvent[] = isForSale ? ['gone', 'sold'] : ['new', 'price-down', 'back', 'cheaper'];
  await session.orm
    .delete(alertNews)
    .where(
      and(
        inArray(alertNews.vehicle, [...vehicles]),
        inArray(alertNews.event, outdated),
        isNull(alertNews.noticeId),
      ),
    );
}

export async function noteEndedAdverts(
  session: Session,
  ended: readonly { publicReference: string; endedAt: string }[],
): Promise<void> {
  if (ended.length === 0) return;
  await session.orm
    .insert(alertEndedAdvert)
    .values([...ended])
    .onConflictDoNothing();
}

/** Since when adverts that are back had been away; they are forgotten then. */
export async function takeEndedAdverts(
  session: Session,
  publicReferences: readonly string[],
): Promise<Map<string, string>> {
  if (publicReferences.length === 0) return new Map();
  const rows = await session.orm
    .delete(alertEndedAdvert)
    .where(inArray(alertEndedAdvert.publicReference, [...publicReferences]))
    .returning();
  return new Map(rows.map((row) => [row.publicReference, isoTime(row.endedAt)]));
}

const positionKey = 'alerts-position';

/** The number of the last change that people have been told about; null before the first. */
export async function readAlertPosition(session: Session): Promise<number | null> {
  const stored = await findSetting(session, positionKey);
  return typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : null;
}

/** In the transaction that stores the news of these changes: killed at any moment, none is told twice and none is missed. */
export async function saveAlertPosition(session: Session, sequence: number): Promise<void> {
  await saveSetting(session, positionKey, sequence);
}

export async function listNewsOfNotice(session: Session, noticeId: number) {
  const rows = await session.orm
    .select()
    .from(alertNews)
    .where(eq(alertNews.noticeId, noticeId))
    .orderBy(alertNews.id);
  return rows.map((row) => ({ ...row, at: isoTime(row.at), dueAt: isoTime(row.dueAt) }));
}
