import { Writable } from 'node:stream';
import { buildLibrary } from '@forecourt/content';
import type { Advert, Dealer } from '@forecourt/domain';
import { MemoryEngine } from '@forecourt/search';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createContentService } from '../content/content-service.ts';
import { createFeedChecker } from '../feed-checker/feed-checker.ts';
import type { StaticFile } from '../http/load-static-files.ts';
import { createHttpApp, type HttpParts } from '../http.ts';
import { createFairQueue, type FairQueueOptions } from '../load-shedding/fair-queue.ts';
import { pictureLimits, renderLimits } from '../load-shedding/limits.ts';
import type { DiskCache } from '../media/disk-cache.ts';
import type { Illustrator } from '../media/picture-originals.ts';
import { createPictureService } from '../media/picture-service.ts';
import { createMetrics } from '../metrics.ts';
import { createReadiness } from '../readiness.ts';
import type { RequestInfo } from '../request-info.ts';
import { createSearchMetrics } from '../search/search-metrics.ts';
import { createSearchService } from '../search/search-service.ts';
import type { SearchService, Services } from '../services.ts';
import { fakeDirectory } from './fake-directory.ts';
import { fakeOverview } from './fake-overview.ts';
import { noEnquiries } from './no-enquiries.ts';
import { noFeedback, noReputation } from './no-reputation.ts';
import { pricingOver } from './pricing-over.ts';

const nothingConfigured = {
  sellSiteUrl: null,
  mapStyleUrl: null,
  adScriptUrl: null,
  audienceScriptUrl: null,
  tealiumUrl: null,
};

export const testIllustrator: Illustrator = {
  vehicle: (_, view) => drawing(view === 'side' ? '#246' : '#642'),
  turn: (_, frame) => drawing(`#${frame % 10}46`),
  dealerLogo: async (reference) => (reference === 'unknown' ? null : drawing('#eee')),
  article: () => drawing('#426'),
  model: () => drawing('#264'),
  placeholder: () => drawing('#999'),
  sharing: () => drawing('#123'),
};

function drawing(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="${colour}"/><circle cx="500" cy="400" r="300" fill="#fff"/></svg>`;
}

export const noDisk: DiskCache = { get: async () => null, set: async () => {}, settled: async () => {} };

export function fakeServices(
  adverts: readonly Advert[] = [],
  site: Partial<Services['site']> = {},
  dealers: readonly Dealer[] = [],
): Services {
  const findMany = async (wanted: readonly string[]) =>
    wanted.flatMap((one) => adverts.find((advert) => advert.publicReference === one) ?? []);
  return {
    site: {
      origin: 'http://localhost',
      environmentName: 'local',
      betaFeatures: ['new-fpa'],
      holdsMadeUpMarket: () => true,
      ...nothingConfigured,
      ...site,
    },
    adverts: {
      find: async (wanted) => (await findMany([wanted]))[0] ?? null,
      findMany,
      latest: async (channel, limit) =>
        adverts.filter((advert) => advert.channel === channel).slice(0, limit),
      count: async (channel) => adverts.filter((advert) => advert.channel === channel).length,
    },
    dealers: {
      find: async (id) => dealers.find((dealer) => dealer.id === id) ?? null,
      findMany: async (ids) =>
        new Map([...ids].flatMap((id) => dealers.filter((each) => each.id === id).map((one) => [id, one]))),
      featuredPartners: async () => dealers.filter((dealer) => dealer.isFeaturedPartner),
    },
    search: searchIn(adverts, findMany, dealers),
    content: createContentService(buildLibrary([])),
    overview: fakeOverview(adverts, dealers),
    directory: fakeDirectory(adverts, dealers),
    pricing: pricingOver(adverts),
    enquiries: noEnquiries,
    feedChecker: createFeedChecker(),
    reputation: noReputation,
    feedback: noFeedback,
    logoFailures: { report: async () => null },
  };
}

/** A real index over the given adverts; its version is their number. */
function searchIn(
  adverts: readonly Advert[],
  findMany: (references: readonly string[]) => Promise<Advert[]>,
  dealers: readonly Dealer[],
): SearchService {
  const engine = new MemoryEngine();
  const changes = adverts.map((advert, index) => ({
    sequence: index + 1,
    publicReference: advert.publicReference,
    advert: advert.status === 'live' ? advert : null,
  }));
  // Everything is in before the first await of a test.
  void engine.apply(changes);
  return createSearchService({
    engine,
    advertCache: { findMany },
    dealers: { all: async () => dealers },
    metrics: createSearchMetrics(new Registry()),
  });
}

export type TestPage = (request: Request, info: RequestInfo) => Response | Promise<Response>;

export interface TestAppOptions {
  page?: TestPage;
  adverts?: readonly Advert[];
  dealers?: readonly Dealer[];
  site?: Partial<Services['site']>;
  /** As configured; the site's own address is in `site`. */
  siteOrigin?: string;
  assets?: ReadonlyMap<string, StaticFile>;
  disk?: DiskCache;
  trustedProxies?: readonly string[];
  rateLimit?: number;
  renderLimits?: Partial<FairQueueOptions>;
  pictureLimits?: Partial<FairQueueOptions>;
  parts?: Partial<HttpParts>;
}

const plainPage: TestPage = (_, { nonce }) =>
  new Response(`<!doctype html><script nonce="${nonce}"></script><p>${'A page. '.repeat(300)}</p>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

/** The whole application without a socket, with its log lines kept. */
export function createTestApp(options: TestAppOptions = {}) {
  const lines: Record<string, unknown>[] = [];
  const output = new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      lines.push(JSON.parse(line));
      done();
    },
  });
  const services = fakeServices(options.adverts, options.site, options.dealers);
  const metrics = createMetrics();
  const page = options.page ?? plainPage;
  const renders = createFairQueue<void>({ ...renderLimits, ...options.renderLimits });
  const log = pino({ level: 'debug', base: null }, output);
  const app = createHttpApp({
    config: {
      ...nothingConfigured,
      ...options.site,
      siteOrigin: options.siteOrigin ?? null,
      trustedProxies: options.trustedProxies ?? [],
      rateLimit: options.rateLimit ?? 0,
    },
    isDevelopment: false,
    log,
    metrics,
    readiness: createReadiness(),
    hashVisitor: (address) => `hash of ${address}`,
    isOpen: () => true,
    services,
    pictures: createPictureService({
      sources: {
        findAdvert: services.adverts.find,
        illustrator: testIllustrator,
        findPhotograph: async () => null,
      },
      disk: options.disk ?? noDisk,
      queue: createFairQueue({ ...pictureLimits, ...options.pictureLimits }),
      metrics,
    }),
    renders,
    assets: options.assets ?? new Map(),
    pages: async (request, info) => page(request, info),
    ...options.parts,
  });
  return { app, lines, log, metrics, renders };
}
