import type { Advert, Channel } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { MemoryEngine } from '@forecourt/search';
import { noteReads, type PageHandler, type Services } from '@forecourt/services';
import { longestUnnoticedMs } from '@forecourt/services/open';
import { exampleDealer, fakeServices, searchOver } from '@forecourt/services/testing';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairQueue } from '../load-shedding/fair-queue.ts';
import { renderLimits } from '../load-shedding/limits.ts';
import { createMetrics } from '../logging/metrics.ts';
import type { SharedPageCache } from './market-state.ts';
import { openPageCache } from './open-page-cache.ts';
import { maxStaleMs } from './page-cache.ts';
import { formatPageKey } from './page-key.ts';
import { renderSharedPage } from './render-shared-page.ts';

const dealer = exampleDealer();
const adverts: Advert[] = (['Car', 'Commercial', 'Bike'] as const).map((channel, index) => ({
  ...exampleAdvert,
  publicReference: String(index + 1).padStart(12, '0'),
  channel,
  seller: { kind: 'trade', dealerId: dealer.id },
}));
const [car, commercial, bike] = adverts as [Advert, Advert, Advert];

/** What is for sale in a channel, with its prices. */
async function list({ search }: Services, channel: Channel): Promise<string> {
  const { hits } = await search.search({ channel });
  return hits.map(({ advert }) => `${advert.publicReference} ${advert.price}`).join();
}

const pages: Record<string, (services: Services) => Promise<string>> = {
  '/cars': (services) => list(services, 'Car'),
  '/bikes': (services) => list(services, 'Bike'),
  '/cars-and-bikes': async (services) => `${await list(services, 'Car')} ${await list(services, 'Bike')}`,
  '/dealer': async (services) => (await services.dealers.find(dealer.id))?.name ?? '',
  '/text': async () => 'nothing for sale',
};

let market: Map<string, Advert>;
let engine: MemoryEngine;
let cache: SharedPageCache;
let render: (path: string) => Promise<string>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  market = new Map(adverts.map((advert) => [advert.publicReference, advert]));
  engine = new MemoryEngine();
  await engine.rebuild(adverts, 1);
  const findMany = async (wanted: readonly string[]) =>
    wanted.flatMap((reference) => market.get(reference) ?? []);
  const services = { ...fakeServices([], {}, [dealer]), search: searchOver(engine, findMany) };
  const handle: PageHandler = async (request, info) => {
    const page = pages[new URL(request.url).pathname];
    const text = await page?.(noteReads(services, info.reads));
    return new Response(`<p>${text}</p>`, { headers: { 'Content-Type': 'text/html' } });
  };
  const log = pino({ enabled: false });
  const renders = createFairQueue<void>(renderLimits);
  cache = openPageCache({
    services,
    pages: handle,
    maxBytes: 1_000_000,
    renders,
    metrics: createMetrics(),
    log,
  });
  render = async (path) => {
    const key = keyOf(path);
    const shared = { pages: handle, origin: services.site.origin, log };
    await cache.fill(key, () => renderSharedPage(key, null, shared));
    return cache.find(key)?.body.bytes.toString() ?? '';
  };
  for (const path of Object.keys(pages)) await render(path);
});
afterEach(() => void vi.useRealTimers());

const keyOf = (path: string) => formatPageKey(path, false) ?? '';

async function change(publicReference: string, advert: Advert | null): Promise<void> {
  if (advert) market.set(publicReference, advert);
  else market.delete(publicReference);
  await engine.apply([{ sequence: engine.version + 1, publicReference, advert }]);
}

/** The pages that are not shown any more when the time is over for which an outdated page may be. */
function outdated(): string[] {
  vi.advanceTimersByTime(maxStaleMs);
  return Object.keys(pages).filter((path) => cache.find(keyOf(path)) === null);
}

/** Pages of which it is not known what they show. */
const ofWholeMarket = ['/dealer', '/text'];

describe('a page is outdated', () => {
  it('if an advert of its channel is sold, and not if one of another is', async () => {
    await change(bike.publicReference, null);
    expect(outdated()).toEqual(['/bikes', '/cars-and-bikes', ...ofWholeMarket]);
  });

  it('if the price of an advert in either of its channels changes', async () => {
    await change(car.publicReference, { ...car, price: 1 });
    expect(outdated()).toEqual(['/cars', '/cars-and-bikes', ...ofWholeMarket]);
    expect(await render('/cars-and-bikes')).toContain(`${car.publicReference} 1 `);
  });

  it('if an advert leaves its channel, or comes to it from another', async () => {
    await change(bike.publicReference, { ...bike, channel: 'Car' });
    expect(outdated()).toEqual(['/cars', '/bikes', '/cars-and-bikes', ...ofWholeMarket]);
    expect(await render('/bikes')).not.toContain(bike.publicReference);
    expect(await render('/cars')).toContain(bike.publicReference);
  });

  it('if an advert changes that is not for sale: it may have been on any page', async () => {
    await change('000000000009', null);
    expect(outdated()).toEqual(Object.keys(pages));
  });

  // The store notes a change for each advert of a dealer that changes.
  it('if a dealer changes who sells in its channel', async () => {
    await change(commercial.publicReference, commercial);
    expect(outdated()).toEqual(ofWholeMarket);
    await change(car.publicReference, car);
    expect(outdated()).toContain('/cars');
  });

  it('if the prices of its channel are fitted again', async () => {
    await engine.revise('Bike', ['priceRating'], () => ['Good']);
    expect(outdated()).toEqual(['/bikes', '/cars-and-bikes', ...ofWholeMarket]);
  });

  it('if the whole market is read again', async () => {
    await engine.rebuild([...market.values()], 9);
    expect(outdated()).toEqual(Object.keys(pages));
  });

  it('if its channel changed while it was rendered', async () => {
    const filling = cache.fill(keyOf('/cars'), async () => {
      await change(car.publicReference, null);
      const page = cache.find(keyOf('/text'));
      return page && { ...page, channels: ['Car'] };
    });
    await filling;
    expect(outdated()).toContain('/cars');
  });
});

it('a page outlives changes that are not on it until it is too old', async () => {
  for (let price = 1; price <= 5; price++) {
    await change(bike.publicReference, { ...bike, price });
    expect(outdated()).not.toContain('/cars');
  }
  await change(car.publicReference, null);
  expect(outdated()).toContain('/cars');
});

it('a change is on its pages within two seconds, even if its notification was lost', () => {
  expect(longestUnnoticedMs + maxStaleMs).toBeLessThanOrEqual(2000);
});
