/** What the site and `npm run worker` both hold: the market in memory, with its prices and dealers. */
import { MemoryEngine } from '@forecourt/search';
import {
  type AdvertCopy,
  createAdvertService,
  createAlertNaming,
  createDealerService,
  createReputationService,
  createSignedLinks,
  loadSiteSecret,
  openDealerScores,
  openPricing,
  openSearch,
  watchJobs,
} from '@forecourt/services/open';
import { type Database, readOwnNames } from '@forecourt/store';
import { openMediaStore, openReplica } from '@forecourt/store/opening';
import { NameBook } from '@forecourt/taxonomy';
import type { Config } from './config.ts';
import type { Logger } from './logging/log.ts';
import type { Metrics } from './logging/metrics.ts';
import { openIndexFile } from './open-index-file.ts';

export interface MarketParts {
  config: Config;
  db: Database;
  log: Logger;
  metrics: Metrics;
  /** Where adverts are read from while the database is away. */
  copy: AdvertCopy | null;
  port: number;
}

export type OpenMarket = Awaited<ReturnType<typeof openMarket>>;

export async function openMarket({ config, db, log, metrics, copy, port }: MarketParts) {
  const book = new NameBook(await readOwnNames(db));
  const jobFigures = watchJobs(metrics.registry, db);
  const pricing = openPricing({ db, log, onSuccess: jobFigures.done('fit-prices') });
  const reputation = createReputationService(db);
  const dealerScores = openDealerScores({ reputation, log, onSuccess: jobFigures.done('score-dealers') });
  const media = await openMediaStore({ url: config.mediaStoreUrl, dataDir: config.dataDir });
  const replica = config.databaseReplicaUrl ? await openReplica(config.databaseReplicaUrl) : null;
  const engine = dealerScores.watch(pricing.watch(new MemoryEngine()));
  const indexFile = openIndexFile(config, media, log);
  const search = openSearch({
    db,
    replica: replica?.session ?? null,
    log,
    registry: metrics.registry,
    engine,
    copy,
    file: indexFile,
    book,
  });
  const secret = await loadSiteSecret(db);
  const adverts = createAdvertService(search);
  const dealers = createDealerService(search.dealers);
  return {
    book,
    jobFigures,
    pricing,
    reputation,
    dealerScores,
    media,
    replica,
    engine,
    indexFile,
    search,
    adverts,
    dealers,
    nameAlert: createAlertNaming({ adverts, dealers, search: search.service }),
    secret,
    links: createSignedLinks(secret),
    origin: config.siteOrigin ?? `http://localhost:${port}`,
  };
}
