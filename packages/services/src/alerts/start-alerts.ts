import type { SearchableAdvert } from '@forecourt/domain';
import type { Database } from '@forecourt/store';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { SearchMatcher } from '../matching/search-matcher.ts';
import type { SearchService } from '../search/search-service.ts';
import { type RegularJob, runRegularly } from '../upkeep/run-regularly.ts';
import { runAlerts } from './alert-run.ts';
import { keepAlertsTidy } from './alert-upkeep.ts';
import { createWatchList, type WatchList } from './watch-list.ts';

export interface AlertJobParts {
  db: Database;
  search: Pick<SearchService, 'names'>;
  /** Where changed adverts are tried against all searches; opened again if it fails. */
  openMatcher(): Promise<SearchMatcher>;
  /** Adds what pages find adverts by and no seller states. */
  complete(advert: SearchableAdvert): SearchableAdvert;
  dataDir: string;
  registry: Registry;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Mails were queued. */
  onMail(): void;
  /** Shows the notifications that wait. */
  push(): Promise<void>;
  now?: () => number;
  onSuccess?: { run?: () => void; upkeep?: () => void };
}

/** News are gathered for minutes anyway. */
const runEveryMs = 15_000;
const upkeepEveryMs = 3_600_000;

/** The background work of alerts: one process tells people what has happened, and tidies up every hour. */
export function startAlerts(parts: AlertJobParts): Pick<RegularJob, 'stop'> {
  const { db, log, onMail, now = Date.now } = parts;
  let matching: { matcher: SearchMatcher; watchList: WatchList } | null = null;
  let isStopping = false;
  const told = new Counter({
    name: 'alerts_told_total',
    help: 'Things that people were told about, and mails that told them.',
    labelNames: ['what'],
    registers: [parts.registry],
  });
  async function openMatching() {
    const matcher = await parts.openMatcher();
    return { matcher, watchList: createWatchList({ db, search: parts.search, matcher }) };
  }

  /** A thread may have failed, and all that it knew with it: the next run begins with another one. */
  async function closeMatching(): Promise<void> {
    const closing = matching;
    matching = null;
    await closing?.matcher.close().catch(() => {});
  }

  const run = runRegularly(
    { db, log, ...(parts.onSuccess?.run && { onSuccess: parts.onSuccess.run }) },
    {
      lock: 'alerts',
      everyMs: runEveryMs,
      failure: 'Alerts could not be sent; the next attempt is in a quarter of a minute',
      async work() {
        matching ??= await openMatching();
        const { watchList } = matching;
        const { news, notices } = await runAlerts({
          db,
          watchList,
          complete: parts.complete,
          now,
          onMail,
          isStopping: () => isStopping,
        }).catch(async (error: unknown) => {
          await closeMatching();
          throw error;
        });
        told.inc({ what: 'news' }, news);
        told.inc({ what: 'mail' }, notices);
        await parts.push();
      },
    },
  );
  const upkeep = runRegularly(
    { db, log, ...(parts.onSuccess?.upkeep && { onSuccess: parts.onSuccess.upkeep }) },
    {
      lock: 'alert upkeep',
      everyMs: upkeepEveryMs,
      failure: 'The upkeep of alerts failed; the next attempt is in an hour',
      work: () => keepAlertsTidy({ db, dataDir: parts.dataDir, log, onMail, now }),
    },
  );
  return {
    async stop() {
      isStopping = true;
      await Promise.all([run.stop(), upkeep.stop()]);
      await closeMatching();
    },
  };
}
