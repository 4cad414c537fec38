import {
  type AlertChoices,
  type AlertKind,
  type AlertState,
  alertDueAt,
  mostAlerts,
} from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, asc, count, eq, gte, inArray, isNull, ne, notInArray, sql } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';
import { type AlertOffReason, alert, alertNews } from '../schema/schema.ts';
import { findOrAddWatcher, hearFromWatcher, lockWatcher } from './watchers.ts';

export interface StoredAlert extends AlertChoices {
  id: number;
  watcherId: number;
  kind: AlertKind;
  /** The address of the search, or the reference of the advert. */
  subject: string;
  state: AlertState;
  offReason: AlertOffReason | null;
  mutedUntil: string | null;
  createdAt: string;
  since: string;
  updatedAt: string;
}

export interface NewAlert extends AlertChoices {
  email: string;
  kind: AlertKind;
  subject: string;
}

/** Of someone whose mailbox is known. The same search again changes its choices; null if there are too many. */
export async function addAlert(
  session: Session,
  wanted: NewAlert,
  { at }: { at: string },
): Promise<number | null> {
  return session.transaction(async (inner) => {
    await lockWatcher(inner, wanted.email);
    const watcherId = await findOrAddWatcher(inner, wanted.email, { at });
    await hearFromWatcher(inner, watcherId, { at });
    const { kind, subject } = wanted;
    const choices = choicesOf(wanted);
    const [known] = await inner.orm
      .select({ id: alert.id, state: alert.state })
      .from(alert)
      .where(and(eq(alert.watcherId, watcherId), eq(alert.kind, kind), eq(alert.subject, subject)));
    if (known?.state === 'on') {
      await changeAlert(inner, { watcherId, alertId: known.id }, wanted, { at });
      return known.id;
    }
    if ((await countAlerts(inner, watcherId, kind, known?.id)) >= mostAlerts[kind]) return null;
    const on = {
      ...choices,
      state: 'on' as const,
      offReason: null,
      mutedUntil: null,
      since: at,
      updatedAt: at,
    };
    if (known) {
      await inner.orm.update(alert).set(on).where(eq(alert.id, known.id));
      return known.id;
    }
    const [added] = await inner.orm
      .insert(alert)
      .values({ ...on, watcherId, kind, subject, createdAt: at })
      .returning({ id: alert.id });
    return added?.id ?? null;
  });
}

/** Those that are not waiting for a confirmation count. */
export async function countAlerts(
  session: Session,
  watcherId: number,
  kind: AlertKind,
  except = 0,
): Promise<number> {
  const [row] = await session.orm
    .select({ count: count() })
    .from(alert)
    .where(
      and(
        eq(alert.watcherId, watcherId),
        eq(alert.kind, kind),
        ne(alert.state, 'waiting'),
        ne(alert.id, except),
      ),
    );
  return row?.count ?? 0;
}

/** How many people's searches and vehicles are watched now. */
export async function countAlertsOn(session: Session): Promise<number> {
  const [row] = await session.orm.select({ count: count() }).from(alert).where(eq(alert.state, 'on'));
  return row?.count ?? 0;
}

export async function listAlerts(session: Session, watcherId: number): Promise<StoredAlert[]> {
  const rows = await session.orm
    .select()
    .from(alert)
    .where(eq(alert.watcherId, watcherId))
    .orderBy(asc(alert.id));
  return rows.map(buildAlert);
}

export async function findAlert(session: Session, id: number): Promise<StoredAlert | undefined> {
  const [row] = await session.orm.select().from(alert).where(eq(alert.id, id));
  return row && buildAlert(row);
}

export async function findAlerts(session: Session, ids: readonly number[]): Promise<StoredAlert[]> {
  if (ids.length === 0) return [];
  const isMeant = sql`${alert.id} = any(${encodeArray('integer', ids)}::integer[])`;
  const rows = await session.orm.select().from(alert).where(isMeant);
  return rows.map(buildAlert);
}

/** The alerts of those who watch one of these adverts. */
export async function findVehicleAlerts(
  session: Session,
  publicReferences: readonly string[],
): Promise<StoredAlert[]> {
  if (publicReferences.length === 0) return [];
  const isOneOf = sql`${alert.subject} = any(${encodeArray('text', publicReferences)}::text[])`;
  const rows = await session.orm
    .select()
    .from(alert)
    .where(and(eq(alert.kind, 'vehicle'), isOneOf));
  return rows.map(buildAlert);
}

/** For the index of watched searches: what has changed since, in the order of their numbers. */
export async function listChangedAlerts(
  session: Session,
  { since, after, limit }: { since: string; after: number; limit: number },
): Promise<StoredAlert[]> {
  const rows = await session.orm
    .select()
    .from(alert)
    .where(and(gte(alert.updatedAt, since), gte(alert.id, after + 1)))
    .orderBy(asc(alert.id))
    .limit(limit);
  return rows.map(buildAlert);
}

interface OwnAlert {
  watcherId: number;
  alertId: number;
}

/** What waits to be told follows the new pace. Returns false if the person has no such alert. */
export async function changeAlert(
  session: Session,
  { watcherId, alertId }: OwnAlert,
  choices: AlertChoices,
  { at }: { at: string },
): Promise<boolean> {
  return session.transaction(async (inner) => {
    const [changed] = await inner.orm
      .update(alert)
      .set({ ...choicesOf(choices), updatedAt: at })
      .where(isOwn(watcherId, alertId))
      .returning();
    if (!changed) return false;
    await postpone(inner, buildAlert(changed), { at });
    return true;
  });
}

/** Paused: what happens meanwhile is never told. Resumed: from now on. */
export async function pauseAlert(
  session: Session,
  { watcherId, alertId }: OwnAlert,
  isPaused: boolean,
  { at }: { at: string },
): Promise<boolean> {
  return session.transaction(async (inner) => {
    const changed = await inner.orm
      .update(alert)
      .set(
        isPaused
          ? { state: 'paused', offReason: null, updatedAt: at }
          : { state: 'on', offReason: null, mutedUntil: null, since: at, updatedAt: at },
      )
      .where(and(isOwn(watcherId, alertId), eq(alert.state, isPaused ? 'on' : 'paused')))
      .returning({ id: alert.id });
    if (changed.length > 0 && isPaused) await releaseWaiting(inner, watcherId, [alertId], { at });
    return changed.length > 0;
  });
}

/** Muted: what happens meanwhile is told when the time is over. */
export async function muteAlert(
  session: Session,
  { watcherId, alertId }: OwnAlert,
  mutedUntil: string | null,
  { at }: { at: string },
): Promise<boolean> {
  return session.transaction(async (inner) => {
    const [changed] = await inner.orm
      .update(alert)
      .set({ mutedUntil, updatedAt: at })
      .where(isOwn(watcherId, alertId))
      .returning();
    if (!changed) return false;
    await postpone(inner, buildAlert(changed), { at });
    return true;
  });
}

/** Ends one alert of a person, or all of them. Returns how many there were. */
export async function endAlerts(
  session: Session,
  { watcherId, alertId }: { watcherId: number; alertId?: number },
  { at }: { at: string },
): Promise<number> {
  return session.transaction(async (inner) => {
    const isMeant = alertId === undefined ? eq(alert.watcherId, watcherId) : isOwn(watcherId, alertId);
    const meant = await inner.orm.select({ id: alert.id }).from(alert).where(isMeant);
    await releaseWaiting(
      inner,
      watcherId,
      meant.map(({ id }) => id),
      { at },
    );
    await inner.orm.delete(alert).where(isMeant);
    return meant.length;
  });
}

/** Turns all alerts of a person off, with the reason. */
export async function turnAlertsOff(
  session: Session,
  watcherId: number,
  reason: AlertOffReason,
  { at }: { at: string },
): Promise<void> {
  const off = await session.orm
    .update(alert)
    .set({ state: 'paused', offReason: reason, updatedAt: at })
    .where(and(eq(alert.watcherId, watcherId), eq(alert.state, 'on')))
    .returning({ id: alert.id });
  await releaseWaiting(
    session,
    watcherId,
    off.map(({ id }) => id),
    { at },
  );
}

async function postpone(session: Session, { id, pace, mutedUntil }: StoredAlert, { at }: { at: string }) {
  const dueAt = alertDueAt(pace, new Date(at), mutedUntil).toISOString();
  await session.orm
    .update(alertNews)
    .set({ pace, dueAt })
    .where(and(eq(alertNews.alertId, id), isNull(alertNews.noticeId)));
}

/**
 * What waits because of alerts that are no longer on. Another alert of the person may have found it too: it is looked at
 * again in the next run. Without another one it is dropped.
 */
async function releaseWaiting(
  session: Session,
  watcherId: number,
  alertIds: readonly number[],
  { at }: { at: string },
): Promise<void> {
  if (alertIds.length === 0) return;
  const isWaiting = and(inArray(alertNews.alertId, [...alertIds]), isNull(alertNews.noticeId));
  const [other] = await session.orm
    .select({ id: alert.id })
    .from(alert)
    .where(and(eq(alert.watcherId, watcherId), eq(alert.state, 'on'), notInArray(alert.id, [...alertIds])))
    .limit(1);
  if (other) await session.orm.update(alertNews).set({ alertId: null, dueAt: at }).where(isWaiting);
  else await session.orm.delete(alertNews).where(isWaiting);
}

function isOwn(watcherId: number, alertId: number) {
  return and(eq(alert.watcherId, watcherId), eq(alert.id, alertId));
}

function choicesOf({ pace, events, ways }: AlertChoices) {
  return { pace, events: [...events], ways: [...ways] };
}

export function buildAlert(row: typeof alert.$inferSelect): StoredAlert {
  return {
    ...row,
    mutedUntil: isoTimeOrNull(row.mutedUntil),
    createdAt: isoTime(row.createdAt),
    since: isoTime(row.since),
    updatedAt: isoTime(row.updatedAt),
  };
}
