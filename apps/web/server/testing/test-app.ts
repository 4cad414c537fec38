import { Writable } from 'node:stream';
import type { Advert, Dealer } from '@forecourt/domain';
import type { PageHandler, RequestInfo, Services } from '@forecourt/services';
import { fakeServices } from '@forecourt/services/testing';
import { pino } from 'pino';
import type { StaticFile } from '../http/static/load-static-files.ts';
import { createHttpApp, type HttpParts } from '../http.ts';
import { createFairQueue, type FairQueueOptions } from '../load-shedding/fair-queue.ts';
import { createRequestLimit } from '../load-shedding/limit-requests.ts';
import { pictureLimits, renderLimits } from '../load-shedding/limits.ts';
import { createMetrics } from '../logging/metrics.ts';
import type { DiskCache } from '../media/disk-cache.ts';
import type { Illustrator } from '../media/picture-originals.ts';
import { createPictureService } from '../media/picture-service.ts';
import { createPageCounter } from '../page-cache/count-pages.ts';
import { openPageCache } from '../page-cache/open-page-cache.ts';
import { noPeers } from '../process/peers.ts';
import { createReadiness } from '../process/readiness.ts';

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

export const noDisk: DiskCache = {
  get: async () => null,
  set: async () => {},
  sweep: async () => 0,
  settled: async () => {},
};

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
  /** Without it, every page is rendered for its visitor. */
  pageCacheBytes?: number;
  /** Where mails are written. */
  dataDir?: string;
  renderLimits?: Partial<FairQueueOptions>;
  pictureLimits?: Partial<FairQueueOptions>;
  parts?: Partial<HttpParts>;
}

const plainPage: TestPage = (_, { nonce }) =>
  new Response(`<!doctype html><script nonce="${nonce}"></script><p>${'A page. '.repeat(300)}</p>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

/** The whole application without a socket, with its log lines collected. */
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
  const pages: PageHandler = async (request, info) => page(request, info);
  const renders = createFairQueue<void>({ ...renderLimits, ...options.renderLimits });
  const log = pino({ level: 'debug', base: null }, output);
  const requestLimit = createRequestLimit(options.rateLimit ?? 0, noPeers);
  const pageCache = openPageCache({
    services,
    pages,
    maxBytes: options.pageCacheBytes ?? 0,
    renders,
    metrics,
    log,
  });
  const app = createHttpApp({
    config: {
      ...services.site,
      ...options.site,
      siteOrigin: options.siteOrigin ?? null,
      trustedProxies: options.trustedProxies ?? [],
      dataDir: options.dataDir ?? '/nowhere',
    },
    isDevelopment: false,
    log,
    metrics,
    readiness: createReadiness({}),
    hashVisitor: (address) => `hash of ${address}`,
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
    pageCache,
    countPage: createPageCounter(services.figures),
    stopping: new AbortController().signal,
    assets: options.assets ?? new Map(),
    pages,
    requestLimit,
    ...options.parts,
  });
  return { app, lines, log, metrics, renders, pageCache, requestLimit, services };
}
