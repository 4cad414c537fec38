import type { SearchableAdvert } from '@forecourt/domain';
import type { Database } from '@forecourt/store';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { SearchMatcher } from '../matching/search-matcher.ts';
import type { SearchService } from '../search/search-service.ts';
import { createAlertMetrics } from './alert-metrics.ts';
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
}

export interface AlertJobs {
  /** Tells people what has happened since the last time. */
  tell(signal: AbortSignal): Promise<void>;
  tidy(): Promise<void>;
  /** Ends the thread of the matcher. */
  close(): Promise<void>;
}

/** The background work of alerts. */
export function createAlertJobs(parts: AlertJobParts): AlertJobs {
  const { db, log, onMail, now = Date.now } = parts;
  let matching: { matcher: SearchMatcher; watchList: WatchList } | null = null;
  const metrics = createAlertMetrics(parts.registry);

  async function openMatching() {
    const matcher = metrics.timed(await parts.openMatcher());
    return { matcher, watchList: createWatchList({ db, search: parts.search, matcher }) };
  }

  /** A thread may have failed, and all that it knew with it: the next run begins with another one. */
  async function closeMatching(): Promise<void> {
    const closing = matching;
    matching = null;
    await closing?.matcher.close().catch(() => {});
  }

  return {
    async tell(signal) {
      matching ??= await openMatching();
      const { matcher, watchList } = matching;
      const run = await runAlerts({
        db,
        watchList,
        complete: parts.complete,
        now,
        onMail,
        isStopping: () => signal.aborted,
      }).catch(async (error: unknown) => {
        await closeMatching();
        throw error;
      });
      metrics.noteRun(run);
      await metrics.noteMemory(matcher);
      await parts.push();
    },
    tidy: () => keepAlertsTidy({ db, dataDir: parts.dataDir, log, onMail, now }),
    close: closeMatching,
  };
}
