import { likeButCheaper, type SearchableAdvert } from '@forecourt/domain';
import { type Database, findAdverts, listChangedAlerts, type StoredAlert } from '@forecourt/store';
import { createMatcherInProcess } from '../matching/matcher-in-process.ts';
import type { SearchMatcher, WatchedSearch } from '../matching/search-matcher.ts';
import type { SearchService } from '../search/search-service.ts';
import { parseWatchedSearch } from './watched-search.ts';

/** Every alert that is on, as a search that changed adverts are tried against. */
export interface WatchList {
  /** Learns of alerts that were added, changed or ended since. */
  refresh(): Promise<void>;
  /** What is like a watched vehicle but cheaper depends on its price. */
  renew(alerts: readonly StoredAlert[]): Promise<void>;
  /** Alerts that have ended, and so have no row that would say it. */
  forget(alertIds: readonly number[]): Promise<void>;
  /** The numbers of the alerts that find each advert, by its reference. */
  match(adverts: readonly SearchableAdvert[]): Promise<Map<string, number[]>>;
}

export interface WatchListParts {
  db: Database;
  search: Pick<SearchService, 'names'>;
  matcher?: Pick<SearchMatcher, 'set' | 'remove' | 'match'>;
}

const pageSize = 500;
/** Another process may have stored an alert a moment ago with an earlier time. */
const overlapMs = 60_000;

/**
 * Kept in memory and in step with the store. An alert that has ended stays in it until it finds something: whoever asks
 * for its row then finds none, and has it forgotten.
 */
export function createWatchList({
  db,
  search,
  matcher = createMatcherInProcess(),
}: WatchListParts): WatchList {
  let knownUntil = new Date(0).toISOString();
  /** Those within the overlap, by when they changed. */
  let recent = new Map<number, string>();

  async function put(alerts: readonly StoredAlert[]): Promise<void> {
    const references = alerts.filter(({ kind }) => kind === 'vehicle').map(({ subject }) => subject);
    const adverts = new Map(
      (await findAdverts(db, references)).map((advert) => [advert.publicReference, advert]),
    );
    const on: WatchedSearch[] = [];
    const off: number[] = [];
    for (const { id, kind, subject, state } of alerts) {
      const advert = adverts.get(subject);
      const query = kind === 'search' ? parseWatchedSearch(subject) : advert ? likeButCheaper(advert) : null;
      if (state !== 'on' || !query) off.push(id);
      else on.push({ id, query: (await search.names(query.channel)).resolve(query) });
    }
    await matcher.remove(off);
    await matcher.set(on);
  }

  return {
    async refresh() {
      let latest = knownUntil;
      const since = new Date(Math.max(0, Date.parse(knownUntil) - overlapMs)).toISOString();
      const seen = new Map<number, string>();
      for (let after = 0; ; ) {
        const changed = await listChangedAlerts(db, { since, after, limit: pageSize });
        await put(changed.filter(({ id, updatedAt }) => recent.get(id) !== updatedAt));
        for (const { id, updatedAt } of changed) {
          seen.set(id, updatedAt);
          if (updatedAt > latest) latest = updatedAt;
        }
        const last = changed.at(-1);
        if (!last || changed.length < pageSize) break;
        after = last.id;
      }
      knownUntil = latest;
      const overlapFrom = new Date(Date.parse(latest) - overlapMs).toISOString();
      recent = new Map([...seen].filter(([, updatedAt]) => updatedAt >= overlapFrom));
    },
    renew: put,
    forget: (alertIds) => matcher.remove(alertIds),
    match: (adverts) => matcher.match(adverts),
  };
}
