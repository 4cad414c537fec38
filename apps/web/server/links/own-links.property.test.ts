import { loadLibrary } from '@forecourt/content';
import { channelSeoRoot, channels, formatQuery } from '@forecourt/domain';
import { createContentService } from '@forecourt/services/open';
import { fakeServices } from '@forecourt/services/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadBuiltPages } from '../load-pages.ts';
import { createTestApp } from '../testing/test-app.ts';
import { buildStock, type HostileMarket, hostileMarkets } from './hostile-stock.ts';
import { type Ask, askOf, walkLinks } from './walk-links.ts';

/** Where a visitor, a crawler or a program starts. */
const starts = [
  ...['/', '/sitemap', '/popular-searches', '/new-cars', '/cars-ireland', '/dealers', '/dealers/make'],
  ...['/used-cars', '/search', '/commercials/used', '/bikes/used'],
  ...['/sitemaps/listings.xml', '/sitemaps/dealers.xml', '/sitemaps/pages.xml'],
];

/** Pages built from stock. Search pages, queries and single adverts name nothing beyond these. */
const isWalked = (path: string) =>
  /^\/(?:used-cars|cars|(?:commercials|bikes)\/used|dealers|stores|sitemaps?|popular-searches|new-cars|cars-ireland)(?:\/|$)/.test(
    path,
  ) && !/[?]|\/fpa\//.test(path);

// React is several times slower otherwise, and reads it while loading.
process.env.NODE_ENV = 'production';
const library = await loadLibrary();
const asked = new Set<string>();

/** What does not depend on the stock need not be requested in every market. */
function isDue(path: string): boolean {
  if (!/^\/[a-z-]+(?:\/[a-z-]+)?$/.test(path) || isWalked(path) || path.startsWith('/search')) return true;
  return !asked.has(path) && Boolean(asked.add(path));
}

async function walk(hostile: HostileMarket) {
  const { adverts, dealers } = buildStock(hostile);
  const services = { ...fakeServices(adverts, {}, dealers), content: createContentService(library) };
  const { handle, assets } = await loadBuiltPages(services);
  const ask = askOf(createTestApp({ adverts, dealers, assets, parts: { pages: handle, services } }).app);
  const typed = adverts.flatMap(({ vehicle: { make, model } }) => [make, `${make} ${model}`]);
  const suggestions = channels.flatMap((channel) =>
    typed.map((text) => `/rest/1.0/${channel}/suggest${formatQuery({ q: text.slice(0, 60) })}`),
  );
  const filters = (await Promise.all(channels.map((channel) => listFilters(ask, channel)))).flat();
  return walkLinks(ask, [...starts, ...suggestions, ...filters], isWalked, isDue);
}

/** Every make and model that a filter offers, as a form submits it without JavaScript. */
async function listFilters(ask: Ask, channel: (typeof channels)[number]): Promise<string[]> {
  const facetsOf = async (query: string) =>
    JSON.parse((await ask(`/rest/1.0/${channel}/stock${query}`)).text).facets as Record<
      string,
      { value: string }[]
    >;
  const addresses: string[] = [];
  for (const { value: make } of (await facetsOf('')).make ?? []) {
    addresses.push(channelSeoRoot(channel) + formatQuery({ make }));
    for (const { value: model } of (await facetsOf(formatQuery({ make }))).model ?? [])
      addresses.push(channelSeoRoot(channel) + formatQuery({ make, model }));
  }
  return addresses;
}

it('no link of our own is broken, whatever names the stock has', { timeout: 300_000 }, async () => {
  let addresses = 0;
  await fc.assert(
    fc.asyncProperty(hostileMarkets, async (market) => {
      const walked = await walk(market);
      addresses += walked.asked;
      expect(walked.broken).toEqual([]);
    }),
    { seed: 19, numRuns: 2, endOnFailure: true },
  );
  expect(addresses).toBeGreaterThan(250);
});
