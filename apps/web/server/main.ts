/** The composition root: configuration → services → HTTP. Nothing else wires things together. */
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { ContentError, loadLibrary } from '@forecourt/content';
import { MemoryEngine } from '@forecourt/search';
import { DatabaseError, openDatabase } from '@forecourt/store';
import { type Config, parseConfig } from './config.ts';
import { createContentService } from './content/content-service.ts';
import { requireDataDir } from './data-dir.ts';
import { findDatabaseProblem } from './database-problem.ts';
import { openDirectory } from './dealers/open-directory.ts';
import { openEnquiries } from './enquiries/open-enquiries.ts';
import { watchOutbox } from './enquiries/watch-outbox.ts';
import { createFeedChecker } from './feed-checker/feed-checker.ts';
import { createHttpApp } from './http.ts';
import { createNodeServer, listen } from './listen.ts';
import { loadBuiltPages, loadDevelopmentPages } from './load-pages.ts';
import { createLog } from './log.ts';
import { createLogoFailures } from './logo-failures/logo-failures.ts';
import { createOverviewService } from './machines/overview-service.ts';
import { marketMaker } from './market/market-maker.ts';
import { type SeedOutcome, seedMarket } from './market/seed-market.ts';
import { createDiskCache } from './media/disk-cache.ts';
import { encodersAtOnce } from './media/encode-picture.ts';
import { createIllustrator } from './media/illustrator.ts';
import { createJobQueue } from './media/job-queue.ts';
import { createPhotographs } from './media/photographs.ts';
import { createPictureService } from './media/picture-service.ts';
import { createMetrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';
import { createNodeListener } from './node-listener.ts';
import { openPricing } from './pricing/open-pricing.ts';
import { createReadiness } from './readiness.ts';
import { createReputationService } from './reputation/reputation-service.ts';
import { openSearch } from './search/open-search.ts';
import type { Services } from './services.ts';
import { shutDownOnSignals } from './shutdown.ts';
import { StartError } from './start-error.ts';
import { answerWhileStarting } from './starting.ts';
import { createStoreServices } from './store-services.ts';

const isDevelopment = process.argv.includes('--dev');
const parsed = parseConfig(process.env);
if ('mistakes' in parsed) {
  console.error(parsed.mistakes.join('\n'));
  process.exit(1);
}
try {
  await start(parsed.config);
} catch (error) {
  const isExpected =
    error instanceof StartError || error instanceof DatabaseError || error instanceof ContentError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const { log, flush } = createLog(config);
  // Whatever nobody caught leaves the process in a state that nobody knows: the supervisor starts a new one.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The process ends');
    flush();
    process.exit(1);
  });
  const metrics = createMetrics({ withProcess: true });
  await requireDataDir(config.dataDir);

  // The port comes first: a market is not made for a process that cannot show it.
  let listener: RequestListener = answerWhileStarting;
  const server = createNodeServer((request, response) => listener(request, response));
  const port = await listen(server, config.port, config.host);
  const metricsServer = await startMetricsServer(config.metrics, metrics, log);

  // The embedded database opens in a thread of its own, and meanwhile the texts are read in this one.
  const [db, library] = await Promise.all([
    openDatabase(config.databaseUrl),
    loadLibrary({ words: config.sellSiteUrl ? { 'sell-url': config.sellSiteUrl } : {} }),
  ]);
  const pricing = openPricing({ db, log });
  const search = openSearch({ db, log, metrics, engine: pricing.watch(new MemoryEngine()) });
  let market: SeedOutcome | null = null;
  const origin = config.siteOrigin ?? `http://localhost:${port}`;
  const stock = createStoreServices(db, search);
  const reputation = createReputationService(db);
  const enquiries = await openEnquiries({ db, config, origin, ...stock, log });
  watchOutbox(metrics.registry, db);
  const services: Services = {
    site: {
      // Named one by one: the rest of the configuration holds passwords, and every loader can reach this.
      sellSiteUrl: config.sellSiteUrl,
      environmentName: config.environmentName,
      betaFeatures: config.betaFeatures,
      mapStyleUrl: config.mapStyleUrl,
      adScriptUrl: config.adScriptUrl,
      audienceScriptUrl: config.audienceScriptUrl,
      tealiumUrl: config.tealiumUrl,
      origin,
      holdsMadeUpMarket: () => market === 'made' || market === 'present',
    },
    ...stock,
    search: search.service,
    pricing: pricing.service,
    enquiries: enquiries.service,
    reputation,
    directory: openDirectory(db, search, reputation),
    feedback: enquiries.feedback,
    logoFailures: createLogoFailures({ registry: metrics.registry, dealers: search.dealers.all, log }),
    content: createContentService(library),
    overview: createOverviewService(db, search.dealers),
    feedChecker: createFeedChecker(search.service),
  };
  const pictures = createPictureService({
    sources: {
      findAdvert: services.adverts.find,
      illustrator: createIllustrator(db),
      findPhotograph: createPhotographs({ dataDir: config.dataDir, log }),
    },
    disk: createDiskCache({
      folder: join(config.dataDir, 'media-cache'),
      limit: config.mediaCacheBytes,
      onError: (error) => log.warn({ err: error }, 'A picture was not kept on disk'),
    }),
    queue: createJobQueue(encodersAtOnce, 1000),
    metrics,
    onUnreadable: (picture, error) => log.warn({ picture, err: error }, 'A photograph cannot be decoded'),
  });

  const stopping = new AbortController();
  const readiness = createReadiness(
    () => (stopping.signal.aborted ? 'The process is shutting down.' : null),
    () => (market ? null : 'The market is being made.'),
    () => (!market || search.isLoaded() ? null : 'The index is being loaded.'),
    () => findDatabaseProblem(db),
  );
  // Begun before the pages are read: the database works while this thread does.
  const seeding = seedMarket({ db, maker: marketMaker, ...config.market, log, signal: stopping.signal });
  const opening = seeding.then(async (outcome) => {
    if (outcome === 'stopped' || stopping.signal.aborted) return;
    market = outcome;
    await search.start();
  });
  // Looked at below; until then a failure must not count as one that nobody looks at.
  opening.catch(() => {});

  const pages = isDevelopment ? await loadDevelopmentPages(services, server) : await loadBuiltPages(services);
  const app = createHttpApp({
    config,
    isDevelopment,
    log,
    metrics,
    readiness,
    isOpen: () => market !== null && search.isLoaded(),
    services,
    pictures,
    assets: pages.assets,
    pages: pages.handle,
  });
  listener = createNodeListener(app, pages.middleware, log);

  shutDownOnSignals({
    server,
    waitMs: isDevelopment ? 200 : config.shutdownMs,
    log,
    onBegin: () => stopping.abort(),
    closers: [
      () => seeding,
      () => search.stop(),
      () => pricing.stop(),
      () => enquiries.stop(),
      () => pages.close(),
      () => metricsServer?.close(),
      () => db.close(),
      flush,
    ],
    exit: (code) => process.exit(code),
  });
  await opening;
  if (stopping.signal.aborted) return;
  // In the background: adverts are shown without a rating until the market is fitted, a second or so from now.
  void pricing.start();
  process.stdout.write(`Forecourt is at http://localhost:${port}\n`);
}
