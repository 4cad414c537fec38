import { alertDueAt, type SearchableAdvert } from '@forecourt/domain';
import {
  changeWaitingNews,
  type Database,
  dropWaitingNews,
  findAdverts,
  listWaitingNews,
  readPlateLives,
  type StoredAlert,
  type WaitingNews,
} from '@forecourt/store';
import type { WatchList } from './watch-list.ts';

export interface SettleParts {
  db: Database;
  watchList: WatchList;
  complete(advert: SearchableAdvert): SearchableAdvert;
  now(): number;
}

const advertsAtOnce = 500;

/**
 * Looks again at what waits for these people, before it is told. A search may have been edited, paused or ended since, or
 * a price have left it: then it is told because of another alert that finds the vehicle, or not at all. So a mail shows
 * nothing that the page of its search does not.
 */
export async function settleWaiting(
  { db, watchList, complete, now }: SettleParts,
  watcherIds: readonly number[],
): Promise<void> {
  if (watcherIds.length === 0) return;
  const { waiting: stored, alerts } = await listWaitingNews(db, watcherIds);
  if (stored.length === 0) return;
  await watchList.refresh();
  const waiting = await followRelisted(db, stored);
  const references = [...new Set(waiting.map(({ publicReference }) => publicReference))];
  const found = new Map<string, readonly number[]>();
  for (let from = 0; from < references.length; from += advertsAtOnce) {
    const adverts = await findAdverts(db, references.slice(from, from + advertsAtOnce));
    // Those that are gone are told as they were.
    const matched = await watchList.match(adverts.map((advert) => complete({ ...advert, status: 'live' })));
    for (const [reference, ids] of matched) found.set(reference, ids);
  }
  const alertsOf = Map.groupBy(alerts, ({ watcherId }) => watcherId);
  const dropped: number[] = [];
  for (const news of waiting) {
    const own = alertsOf.get(news.watcherId) ?? [];
    const finding = own.filter((alert) => isFor(news, alert, found.get(news.publicReference) ?? []));
    const chosen = finding.find(({ id }) => id === news.alertId) ?? finding[0];
    if (!chosen) dropped.push(news.id);
    else if (chosen.id !== news.alertId) {
      const { id: alertId, pace, mutedUntil } = chosen;
      const since = new Date(pace === 'at-once' ? now() : news.at);
      await changeWaitingNews(db, news.id, {
        alertId,
        pace,
        dueAt: alertDueAt(pace, since, mutedUntil).toISOString(),
      });
    }
  }
  await dropWaitingNews(db, dropped);
}

/** A plate may have been advertised again since, and the advert that was found have ended. */
async function followRelisted(db: Database, waiting: readonly WaitingNews[]): Promise<WaitingNews[]> {
  const lives = await readPlateLives(db, [...new Set(waiting.map(({ vehicle }) => vehicle))]);
  const followed: WaitingNews[] = [];
  for (const news of waiting) {
    const adverts = lives.get(news.vehicle) ?? [];
    const own = adverts.find(({ publicReference }) => publicReference === news.publicReference);
    const other = adverts.find(({ endedAt }) => endedAt === null);
    const isMeant = news.event !== 'gone' && news.event !== 'sold' && own && own.endedAt !== null && other;
    if (isMeant) await changeWaitingNews(db, news.id, { publicReference: other.publicReference });
    followed.push(isMeant ? { ...news, publicReference: other.publicReference } : news);
  }
  return followed;
}

function isFor(
  { alertId, event, publicReference }: WaitingNews,
  { id, kind, subject, events }: StoredAlert,
  found: readonly number[],
): boolean {
  if (!events.includes(event)) return false;
  // About the watched vehicle itself, perhaps in another advert.
  if (kind === 'vehicle' && event !== 'cheaper') return id === alertId || subject === publicReference;
  return found.includes(id);
}
