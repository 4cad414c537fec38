import { type Advert, priceDropNewsDays } from '@forecourt/domain';
import type { PricingService, SearchService, Services } from '@forecourt/services';
import { ttlMemo } from '@forecourt/services';
import { rankPriceCuts } from './rank-price-cuts.ts';

/** References of cars on the home page that no search can select. */
export interface MarketSample {
  /** The best first. */
  priceDrops: string[];
  /** One car of each body. */
  bodies: string[];
}

const pageSize = 100;
const mostDrops = 4;
const cacheMs = 60_000;

/** How deep into the list of newest cars the sample goes, so that rare bodies are in it. */
const depths = [0.3, 0.6, 0.9];

interface SampledServices {
  search: Pick<SearchService, 'search'>;
  pricing: Pick<PricingService, 'rate' | 'doubts'>;
}

const finders = new WeakMap<SampledServices['search'], () => Promise<MarketSample>>();

/** Asked once a minute for all visitors. */
export function findMarketSample({
  search: { shared: search },
  pricing,
}: Pick<Services, 'search' | 'pricing'>): Promise<MarketSample> {
  let find = finders.get(search);
  if (!find) {
    find = ttlMemo(cacheMs, () => takeSample({ search, pricing }, new Date()));
    finders.set(search, find);
  }
  return find();
}

export async function takeSample(services: SampledServices, now: Date): Promise<MarketSample> {
  const [priceDrops, bodies] = await Promise.all([findPriceDrops(services, now), findBodies(services)]);
  return { priceDrops, bodies };
}

/** Of the largest recent cuts in per cent, those with the best prices. */
async function findPriceDrops({ search, pricing }: SampledServices, now: Date): Promise<string[]> {
  const { hits } = await search.search({
    channel: 'Car',
    filters: { cut: { withinDays: priceDropNewsDays } },
    sort: 'biggest-cut',
    size: pageSize,
  });
  const adverts = hits.map(({ advert }) => advert);
  return rankPriceCuts(adverts, pricing, now)
    .slice(0, mostDrops)
    .map(({ publicReference }) => publicReference);
}

async function findBodies({ search }: Pick<SampledServices, 'search'>): Promise<string[]> {
  const newest = { channel: 'Car', sort: 'newest', size: pageSize } as const;
  const { hits, pages } = await search.search(newest);
  const deeper = new Set(depths.map((depth) => Math.ceil(pages * depth)));
  deeper.delete(1);
  const found = await Promise.all([...deeper].map((page) => search.search({ ...newest, page })));
  return oneOfEachBody([hits, ...found.map((each) => each.hits)].flat().map(({ advert }) => advert));
}

/** The oldest in the sample, so that a body's picture does not change with every new car. */
function oneOfEachBody(adverts: readonly Advert[]): string[] {
  const byBody = new Map<string, string>();
  for (const { vehicle, pictures, publicReference } of adverts) {
    if (vehicle.body && pictures.length > 0) byBody.set(vehicle.body, publicReference);
  }
  return [...byBody.values()];
}
