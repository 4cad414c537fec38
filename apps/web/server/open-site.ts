/** The composition root: services → HTTP. Nothing else wires things together. */

import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { ContentError, type Library, loadLibrary } from '@forecourt/content';
import { formatKeptEnquiries } from '@forecourt/domain';
import { loadCountySprite } from '@forecourt/maps';
import type { Services } from '@forecourt/services';
import {
  countContact,
  countEnquiries,
  createAlertService,
  createArrangementService,
  createContentService,
  createConversationService,
  createEnquiryService,
  createFeedbackService,
  createFeedChecker,
  createFormTickets,
  createHttpLookup,
  createLogoFailures,
  createMailAddresses,
  createOfficeService,
  createOverviewService,
  createPartExchangeQuotes,
  createVisitorHash,
  createVisitorLimits,
  loadInboundMail,
  openAccounts,
  openDirectory,
  openFigures,
  openLiveConversations,
  openSelling,
} from '@forecourt/services/open';
import { brand } from '@forecourt/site';
import { analyzeGrownTables, type Database, findAdverts } from '@forecourt/store';
import { loadBrandIcons } from './brand/brand-icons.ts';
import type { Config } from './config.ts';
import { createNodeListener } from './http/node-listener.ts';
import { createVisitorFinder } from './http/requests/identify-visitor.ts';
import { createHttpApp } from './http.ts';
import { renewIndexRegularly } from './index-renewal/renew-index.ts';
import { loadBuiltPages, loadDevelopmentPages } from './load-pages.ts';
import { createFairQueue } from './load-shedding/fair-queue.ts';
import { createRequestLimit } from './load-shedding/limit-requests.ts';
import { pictureLimits, renderLimits } from './load-shedding/limits.ts';
import { watchQueue } from './load-shedding/watch-queue.ts';
import { yieldToConnections } from './load-shedding/yield-to-connections.ts';
import type { Logger } from './logging/log.ts';
import type { Metrics } from './logging/metrics.ts';
import { watchRenders } from './logging/watch-renders.ts';
import { marketMaker } from './market/market-maker.ts';
import { type SeedOutcome, seedMarket } from './market/seed-market.ts';
import { coverPart } from './media/cover-part.ts';
import { createDiskCache } from './media/disk-cache.ts';
import { createIllustrator } from './media/illustrator.ts';
import { createPhotographs } from './media/photographs.ts';
import { createPictureService, type Picture } from './media/picture-service.ts';
import { createPreparePhoto } from './media/prepare-photo.ts';
import { sweepPicturesRegularly } from './media/sweep-pictures.ts';
import { openAdvertCopy } from './open-advert-copy.ts';
import { openBackgroundWork } from './open-background-work.ts';
import { openMarket } from './open-market.ts';
import type { Observers } from './open-observers.ts';
import { createPageCounter } from './page-cache/count-pages.ts';
import { openPageCache } from './page-cache/open-page-cache.ts';
import { servePageAnswers } from './page-cache/serve-page-answers.ts';
import { watchForFullDisk } from './process/full-disk.ts';
import type { Peers } from './process/peers.ts';
import { createReadiness } from './process/readiness.ts';
import type { Shutdown } from './process/shutdown.ts';
import { StartError } from './process/start-error.ts';
import { watchDatabase } from './watch-database.ts';

/** What the process has set up before the site is assembled. */
export interface StartedProcess {
  config: Config;
  isDevelopment: boolean;
  log: Logger;
  observers: Pick<Observers, 'close'>;
  metrics: Metrics;
  metricsServer: Server | null;
  server: Server;
  shutdown: Shutdown;
  port: number;
  /** Its position among the processes of this machine. */
  place: number;
  peers: Peers;
  /** The database, which may still be opening. */
  opening: Promise<Database>;
  /** Opens the port. Until then connections are refused, and a load balancer asks another process. */
  listen(listener: RequestListener): Promise<void>;
}

/** Assembles the site and serves it; resolves when visitors can come, or when the process is told to end first. */
export async function openSite(started: StartedProcess): Promise<void> {
  const { config, isDevelopment, log, metrics, metricsServer, server, port, peers } = started;
  // Load the maps too, while the database opens in its thread: the first map requested would block everyone else.
  const [db, library] = await Promise.all([started.opening, loadTexts(config), loadCountySprite()]);
  const checkDatabase = watchDatabase({ db, log, registry: metrics.registry });
  const stopping = new AbortController();
  const copy = openAdvertCopy(config, { db, place: started.place, log });
  const market = await openMarket({ config, db, log, metrics, copy, port });
  const {
    adverts,
    dealers,
    nameAlert,
    pricing,
    reputation,
    dealerScores,
    media,
    search,
    secret,
    links,
    origin,
  } = market;
  const background = await openBackgroundWork({ config, db, log, metrics, market });
  const { push, wakeMail } = background;
  let seeded: SeedOutcome | null = null;
  // Started before the pages are loaded: the database works while this thread does.
  const seeding = seedMarket({ db, maker: marketMaker, ...config.market, log, signal: stopping.signal });
  const filling = seeding.then(async (outcome) => {
    if (outcome === 'stopped' || stopping.signal.aborted) return;
    seeded = outcome;
    // Only makes reading faster: a full disk, for one, must not stop the start.
    await analyzeGrownTables(db.longWork).catch((error: unknown) =>
      log.warn({ err: error }, 'The statistics of the database could not be updated'),
    );
    await search.start();
  });
  // Handled below; until then it must not count as an unhandled rejection.
  filling.catch(() => {});

  const hashVisitor = createVisitorHash(secret);
  const figures = openFigures({ db, log, onSuccess: market.jobFigures.done('store-figures') });
  /** Reviews and replies are on pages that are kept. */
  function showReviews(): void {
    pageCache.clear();
    peers.tell('reply', null);
  }
  const lookUp = config.registrationLookup
    ? createHttpLookup({ ...config.registrationLookup, log })
    : undefined;
  const limitVisitors = createVisitorLimits({ db, hashVisitor, log });
  const quotePartExchange = createPartExchangeQuotes({
    pricing: pricing.service,
    book: market.book,
    lookUp,
    limitVisitors,
  });
  // One after another for all that send photos.
  const preparePhoto = createPreparePhoto();
  const live = await openLiveConversations({ db, log });
  const services: Services = {
    site: {
      // Listed individually: the rest of the configuration contains passwords, and every loader can reach this.
      sellSiteUrl: config.sellSiteUrl,
      environmentName: config.environmentName,
      betaFeatures: config.betaFeatures,
      mapStyleUrl: config.mapStyleUrl,
      adScriptUrl: config.adScriptUrl,
      audienceScriptUrl: config.audienceScriptUrl,
      tealiumUrl: config.tealiumUrl,
      showsMailFiles: config.showsMailFiles,
      origin,
      holdsMadeUpMarket: () => seeded === 'made' || seeded === 'present',
    },
    adverts,
    dealers,
    search: search.service,
    pricing: pricing.service,
    enquiries: countEnquiries(
      metrics.registry,
      createEnquiryService({
        db,
        adverts,
        dealers,
        tickets: createFormTickets(secret),
        hashVisitor,
        quotePartExchange,
        followUpDays: config.followUpDays,
        log,
        onRecorded: wakeMail,
        onContact: countContact(figures.service),
      }),
    ),
    conversations: createConversationService({
      db,
      adverts,
      dealers,
      links,
      hashVisitor,
      mailAfterSeconds: config.mailMessagesAfterSeconds,
      media,
      prepare: preparePhoto,
      live,
    }),
    arrangements: createArrangementService({
      db,
      dealers,
      quotePartExchange,
      hashVisitor,
      origin,
      mailAfterSeconds: config.mailMessagesAfterSeconds,
      onMail: wakeMail,
    }),
    reputation,
    directory: openDirectory(db, search, reputation),
    feedback: createFeedbackService({
      db,
      adverts,
      dealers,
      links,
      onRecorded: wakeMail,
      onReply: showReviews,
    }),
    accounts: openAccounts({ db, secret, links, hashVisitor, origin, log, onMail: wakeMail }),
    alerts: createAlertService({
      db,
      adverts,
      search: search.service,
      links,
      hashVisitor,
      nameAlert,
      onMail: wakeMail,
    }),
    push,
    selling: openSelling({
      db,
      pricing: pricing.service,
      search: search.service,
      figures: figures.service,
      links,
      media,
      book: market.book,
      preparePhoto,
      coverPart,
      lookUp,
      secret,
      limitVisitors,
    }),
    figures: figures.service,
    office: createOfficeService({
      db,
      dealers,
      onMail: wakeMail,
      onReview: showReviews,
    }),
    logoFailures: createLogoFailures({ registry: metrics.registry, dealers: search.dealers.all, log }),
    content: createContentService(library),
    overview: createOverviewService(db, search.dealers),
    feedChecker: createFeedChecker({ makes: search.service.makes, book: market.book, limitVisitors }),
  };
  const renders = createFairQueue<void>({ ...renderLimits, yieldTurn: yieldToConnections(server) });
  const pictureQueue = createFairQueue<Picture | null>(pictureLimits);
  watchQueue(metrics.registry, 'renders', renders);
  watchQueue(metrics.registry, 'pictures', pictureQueue);
  const disk = createDiskCache({
    folder: join(config.dataDir, 'media-cache'),
    limit: config.mediaCacheBytes,
    onError: (error) => log.warn({ err: error }, 'A picture could not be cached on disk'),
  });
  const pictureSweep = sweepPicturesRegularly({
    disk,
    findAdverts: (references) => findAdverts(db.longWork, references),
    place: started.place,
    log,
  });
  const pictures = createPictureService({
    sources: {
      findAdvert: services.adverts.find,
      illustrator: createIllustrator(search.dealers),
      findPhotograph: createPhotographs({ store: media, log }),
    },
    disk,
    queue: pictureQueue,
    metrics,
    onUnreadable: (picture, error) => log.warn({ picture, err: error }, 'A photograph cannot be decoded'),
  });
  const readiness = createReadiness({
    shutdown: () => (stopping.signal.aborted ? 'The process is shutting down.' : null),
    database: checkDatabase,
  });

  const pages = isDevelopment ? await loadDevelopmentPages(services, server) : await loadBuiltPages(services);
  const handlePage = watchRenders(pages.handle, metrics);
  const pageCache = openPageCache({
    services,
    pages: handlePage,
    // While a screen is being changed, every request must show it as it is now.
    maxBytes: isDevelopment ? 0 : config.pageCacheBytes,
    renders,
    metrics,
    log,
  });
  peers.onHearing('reply', () => pageCache.clear());
  const requestLimit = createRequestLimit(config.rateLimit, peers);
  const countPage = createPageCounter(figures.service);
  const app = createHttpApp({
    config,
    isDevelopment,
    log,
    metrics,
    readiness,
    hashVisitor,
    services,
    pictures,
    renders,
    pageCache,
    countPage,
    assets: new Map([...pages.assets, ...(await loadBrandIcons(config.brandFile))]),
    pages: handlePage,
    requestLimit,
    stopping: stopping.signal,
  });

  const renewal = renewIndexRegularly({
    db,
    engine: market.engine,
    file: market.indexFile,
    place: started.place,
    log,
  });
  const inbound = config.inboundMail
    ? await loadInboundMail({
        ...config.inboundMail,
        db,
        addresses: createMailAddresses(links, config.inboundMail.domain),
        conversations: services.conversations,
        log,
      })
    : null;
  started.shutdown.closes({
    onBegin: () => stopping.abort(),
    closers: {
      inbound: () => inbound?.close(),
      market: () => seeding,
      renewal: () => renewal.stop(),
      background: () => background.stop(),
      search: () => search.stop(),
      pricing: () => pricing.stop(),
      dealerScores: () => dealerScores.stop(),
      live: () => live.stop(),
      figures: () => figures.stop(),
      pictureSweep: () => pictureSweep.stop(),
      pages: () => pages.close(),
      metrics: () => metricsServer?.close(),
      replica: () => market.replica?.close(),
      database: () => db.close(),
      observers: () => started.observers.close(),
    },
  });
  await Promise.race([seeding, watchForFullDisk(config, seeding)]);
  await filling;
  if (stopping.signal.aborted) return;
  const application = createNodeListener(app, pages.middleware, log);
  const findVisitor = createVisitorFinder(config.trustedProxies);
  await started.listen(
    servePageAnswers({ pageCache, requestLimit, findVisitor, metrics, countPage, log }, application),
  );
  // Told to end while the port was opened: what begins now would find the database closed.
  if (stopping.signal.aborted) return;
  if (config.runsJobs) background.jobs.start();
  // In the background: adverts have no rating until the market is fitted, a few seconds from now.
  void pricing.start();
  void dealerScores.start();
  // When the market is loaded: names in searches mean what they mean there.
  // While the database is unavailable, serve from memory. The next caller gets the error.
  void Promise.allSettled([
    services.directory.index(),
    reputation.responseRecord(0),
    reputation.privateRecord(''),
    services.overview.stock(),
  ]);
  if (started.place === 0) process.stdout.write(`${brand.name} is at http://localhost:${port}\n`);
  // For scripts/supervise.ts, which restarts a process that was once ready.
  process.send?.('ready');
}

async function loadTexts(config: Pick<Config, 'sellSiteUrl' | 'keepEnquiriesDays'>): Promise<Library> {
  const words = {
    'enquiries-kept': formatKeptEnquiries(config.keepEnquiriesDays),
    ...(config.sellSiteUrl && { 'sell-url': config.sellSiteUrl }),
  };
  try {
    return await loadLibrary({ words });
  } catch (error) {
    throw error instanceof ContentError ? new StartError(error.message, error) : error;
  }
}
