import { MemoryEngine, type SearchEngine } from '@forecourt/search';
import { type Database, findAdverts, type Session } from '@forecourt/store';
import type { NameBook } from '@forecourt/taxonomy';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { type AdvertCache, createAdvertCache } from './advert-cache.ts';
import type { AdvertCopy } from './advert-copy/advert-copy.ts';
import { createDealerDirectory, type DealerDirectory } from './dealer-directory.ts';
import { type ChangeFollower, followChanges } from './follow-changes.ts';
import type { IndexFile } from './saved-index/index-file.ts';
import { createSearchMetrics, watchIndex } from './search-metrics.ts';
import type { SearchService } from './search-service.ts';
import { createSearchService } from './search-service.ts';

export interface Search {
  service: SearchService;
  advertCache: AdvertCache;
  dealers: DealerDirectory;
  isLoaded(): boolean;
  /**
   * Loads the index and keeps it in step with the store from then on; settles when it is loaded or stopped.
   */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface SearchParts {
  db: Database;
  /** Where whole markets are read from, if possible. */
  replica?: Session | null;
  log: Pick<Logger, 'info' | 'warn'>;
  registry: Registry;
  engine?: SearchEngine;
  /** Read while the database cannot be reached. */
  copy?: AdvertCopy | null;
  /** Stores the index from one start to the next. */
  file?: IndexFile | null;
  /** What makes and models are called. */
  book?: NameBook;
}

/** About 4 kB each in the made-up market: enough for the first hundred pages of every popular search. */
const cachedAdverts = 10_000;

/** Wires up search: the index, what keeps it current, and the services that answer from it. */
export function openSearch(parts: SearchParts): Search {
  const {
    db,
    log,
    registry,
    engine = new MemoryEngine(),
    file = null,
    book,
    replica = null,
    copy = null,
  } = parts;
  const advertCache = createAdvertCache(
    {
      load: (references) => findAdverts(db, references),
      ...(copy && { findCopies: copy.find }),
    },
    cachedAdverts,
  );
  const dealers = createDealerDirectory(db);
  let follower: ChangeFollower | null = null;
  watchIndex(registry, engine, {
    secondsBehind: () => follower?.secondsBehind() ?? null,
    rebuilds: () => follower?.rebuilds() ?? 0,
  });
  return {
    service: createSearchService({
      engine,
      advertCache,
      dealers,
      metrics: createSearchMetrics(registry),
      ...(book && { book }),
    }),
    advertCache,
    dealers,
    isLoaded: () => follower?.isLoaded() ?? false,
    start() {
      follower = followChanges({
        db,
        replica,
        engine,
        log,
        file,
        onChanges(publicReferences) {
          advertCache.forget(publicReferences);
          dealers.noteChanges();
          copy?.wake();
        },
        onRebuild: advertCache.forgetAll,
      });
      // Later: a starting process reads the market first.
      void follower.loaded.then(() => copy?.start());
      return follower.loaded;
    },
    async stop() {
      await follower?.stop();
      await copy?.stop();
      await file?.settled();
    },
  };
}
