import { Readable } from 'node:stream';
import { advertPath } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { findNewVersions, spellStock } from '@forecourt/services';
import type { AdvertAddress } from '@forecourt/store';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { matchesTag } from '../http/responses/entity-tag.ts';
import { isUnchangedSince } from '../http/responses/modified-since.ts';
import {
  type AdvertFile,
  advertFileName,
  buildAdvertFiles,
  mostEntries,
  parseAdvertFileName,
  rangeOf,
} from './advert-files.ts';
import {
  buildArticleEntries,
  buildDealerEntries,
  buildListingEntries,
  buildNewCarEntries,
  buildPageEntries,
} from './sitemap-sets.ts';
import {
  formatEntries,
  formatSitemap,
  formatSitemapIndex,
  latestOf,
  type SitemapEntry,
  sitemapFoot,
  sitemapHead,
} from './sitemap-xml.ts';

type Sources = Pick<Services, 'site' | 'content' | 'overview' | 'search'>;

const folder = '/sitemaps';
/** Crawlers come a few times a day; the response may be as old as the cached overview. */
const cacheControl = 'public, max-age=300';
const xml = 'application/xml; charset=utf-8';

/** `/sitemap.xml` lists the files; each has at most 50,000 addresses, as the protocol requires. */
export function createSitemapRoutes(sources: Sources): Hono<AppEnv> {
  const { origin } = sources.site;
  const routes = new Hono<AppEnv>();

  routes.get('/sitemap.xml', async (c) => {
    c.set('route', '/sitemap.xml');
    const [sets, shares] = await Promise.all([readSets(sources), sources.overview.referenceShares()]);
    const files = [
      ...[...sets].map(([name, entries]) => ({ name, changedAt: latestChange(entries) })),
      ...buildAdvertFiles(shares).map((file) => ({ name: advertFileName(file), changedAt: file.updatedAt })),
    ].map(({ name, changedAt }) => ({ path: `${folder}/${name}`, changedAt }));
    return respond(c, latestChange(files), () => formatSitemapIndex(files, origin));
  });

  routes.get(`${folder}/:name`, async (c) => {
    c.set('route', `${folder}/*`);
    const name = c.req.param('name');
    const file = parseAdvertFileName(name);
    if (file) return respondWithAdverts(c, sources, file);
    const entries = (await readSets(sources)).get(name);
    if (!entries) return c.text('There is no such sitemap.', 404, { 'Cache-Control': 'no-store' });
    return respond(c, latestChange(entries), () => formatSitemap(entries, origin));
  });
  return routes;
}

/** Everything except the adverts, by file name. */
async function readSets(sources: Sources): Promise<Map<string, readonly SitemapEntry[]>> {
  const { content, overview, search } = sources;
  const [stock, dealers, dealerStock, newCars] = await Promise.all([
    overview.stock().then((written) => spellStock(written, search)),
    overview.dealers(),
    overview.dealerStock(),
    findNewVersions(search),
  ]);
  const items = content.everything();
  return new Map([
    ...inFiles('pages', buildPageEntries(items)),
    ...inFiles('listings', [...buildListingEntries(stock), ...buildNewCarEntries(newCars)]),
    ...inFiles('dealers', buildDealerEntries(dealers, dealerStock)),
    ...inFiles('articles', buildArticleEntries(items)),
  ]);
}

/** `listings.xml`, then `listings-2.xml`; none for an empty set. */
function inFiles(name: string, entries: readonly SitemapEntry[]): [string, readonly SitemapEntry[]][] {
  return Array.from({ length: Math.ceil(entries.length / mostEntries) }, (_, index) => [
    index === 0 ? `${name}.xml` : `${name}-${index + 1}.xml`,
    entries.slice(index * mostEntries, (index + 1) * mostEntries),
  ]);
}

/** Streamed from the store batch by batch: a file of 50,000 is never in memory as a whole. */
async function respondWithAdverts(
  c: Context<AppEnv>,
  { overview, site }: Sources,
  file: AdvertFile,
): Promise<Response> {
  const range = rangeOf(file);
  const own = (await overview.referenceShares()).filter(
    ({ prefix }) => prefix >= range.from && (range.below === null || prefix < range.below),
  );
  const changedAt = latestOf(own.map(({ updatedAt }) => updatedAt));
  // An ended advert lowers the count, any other change moves the time.
  const tag = `W/"${own.reduce((sum, { count }) => sum + count, 0)}-${changedAt}"`;
  c.header('ETag', tag);
  if (matchesTag(c.req.header('if-none-match'), tag)) {
    return c.body(null, 304, { 'Cache-Control': cacheControl });
  }
  const batches = await beginReading(overview.addresses(range));
  return respond(c, changedAt, () => {
    const lines = Readable.from(writeAdverts(batches, site.origin), { objectMode: false });
    return Readable.toWeb(lines) as ReadableStream<Uint8Array>;
  });
}

/** Reads the first batch before anything is sent: without a database the response is 503, and not half a file. */
async function beginReading<T>(batches: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const rest = batches[Symbol.asyncIterator]();
  const first = await rest.next();
  return (async function* () {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  })();
}

async function* writeAdverts(
  batches: AsyncIterable<readonly AdvertAddress[]>,
  origin: string,
): AsyncGenerator<string> {
  yield sitemapHead;
  let room = mostEntries;
  for await (const batch of batches) {
    const entries = batch
      .slice(0, room)
      .map((advert) => ({ path: advertPath(advert), changedAt: advert.updatedAt }));
    yield formatEntries(entries, origin);
    room -= entries.length;
    if (room === 0) break;
  }
  yield sitemapFoot;
}

function latestChange(entries: readonly SitemapEntry[]): string | null {
  return latestOf(entries.map(({ changedAt }) => changedAt));
}

/** A crawler with a current copy gets 304 before anything is generated. */
function respond(
  c: Context<AppEnv>,
  changedAt: string | null,
  write: () => string | ReadableStream<Uint8Array>,
): Response {
  c.header('Cache-Control', cacheControl);
  if (changedAt !== null) {
    c.header('Last-Modified', new Date(changedAt).toUTCString());
    if (isUnchangedSince(c.req.raw.headers, changedAt)) return c.body(null, 304);
  }
  return c.body(write(), 200, { 'Content-Type': xml });
}
