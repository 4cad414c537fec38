import { Writable } from 'node:stream';
import type { Advert } from '@forecourt/domain';
import { pino } from 'pino';
import type { StaticFile } from '../http/load-static-files.ts';
import { createHttpApp, type HttpParts } from '../http.ts';
import type { DiskCache } from '../media/disk-cache.ts';
import { createJobQueue } from '../media/job-queue.ts';
import type { Illustrator } from '../media/picture-originals.ts';
import { createPictureService } from '../media/picture-service.ts';
import { createMetrics } from '../metrics.ts';
import { createReadiness } from '../readiness.ts';
import type { RequestInfo } from '../request-info.ts';
import type { Services } from '../services.ts';

const nothingConfigured = {
  sellSiteUrl: null,
  mapStyleUrl: null,
  adScriptUrl: null,
  audienceScriptUrl: null,
  tealiumUrl: null,
};

export const testIllustrator: Illustrator = {
  vehicle: (_, view) => drawing(view === 'side' ? '#246' : '#642'),
  dealerLogo: async (reference) => (reference === 'unknown' ? null : drawing('#eee')),
  article: () => drawing('#426'),
  placeholder: () => drawing('#999'),
};

function drawing(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="${colour}"/><circle cx="500" cy="400" r="300" fill="#fff"/></svg>`;
}

export const noDisk: DiskCache = { get: async () => null, set: async () => {}, settled: async () => {} };

export function fakeServices(
  adverts: readonly Advert[] = [],
  site: Partial<Services['site']> = {},
): Services {
  return {
    site: {
      origin: 'http://localhost',
      environmentName: 'local',
      betaFeatures: ['new-fpa'],
      isMarketMadeUp: () => true,
      ...nothingConfigured,
      ...site,
    },
    adverts: {
      find: async (wanted) => adverts.find((advert) => advert.publicReference === wanted) ?? null,
      findMany: async (wanted) =>
        wanted.flatMap((one) => adverts.find((advert) => advert.publicReference === one) ?? []),
      latest: async (channel, limit) =>
        adverts.filter((advert) => advert.channel === channel).slice(0, limit),
      count: async (channel) => adverts.filter((advert) => advert.channel === channel).length,
    },
    dealers: { find: async () => null },
  };
}

export type TestPage = (request: Request, info: RequestInfo) => Response | Promise<Response>;

export interface TestAppOptions {
  page?: TestPage;
  adverts?: readonly Advert[];
  site?: Partial<Services['site']>;
  assets?: ReadonlyMap<string, StaticFile>;
  disk?: DiskCache;
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
  const services = fakeServices(options.adverts, options.site);
  const metrics = createMetrics();
  const page = options.page ?? plainPage;
  const app = createHttpApp({
    config: { ...nothingConfigured, ...options.site },
    isDevelopment: false,
    log: pino({ level: 'debug', base: null }, output),
    metrics,
    readiness: createReadiness(),
    isOpen: () => true,
    services,
    pictures: createPictureService({
      sources: {
        findAdvert: services.adverts.find,
        illustrator: testIllustrator,
        findPhotograph: async () => null,
      },
      disk: options.disk ?? noDisk,
      queue: createJobQueue(2, 50),
      metrics,
    }),
    assets: options.assets ?? new Map(),
    pages: async (request, info) => page(request, info),
    ...options.parts,
  });
  return { app, lines, metrics };
}
