import { type Advert, channels } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { findFeatured } from '../results/list/find-featured.server.ts';
import type { HomeFacts } from './build-home-view.ts';
import { findMarketSample } from './market-sample/find-market-sample.server.ts';

const advertsARow = 8;
const articlesARow = 4;

/** One search per channel and one for the partners' adverts; the rest is in memory. */
export async function findHomeFacts(services: Services): Promise<HomeFacts> {
  const { adverts, search, content } = services;
  const newest = { sort: 'newest', size: advertsARow } as const;
  const stock = await Promise.all(
    channels.map(async (channel) => ({ channel, found: await search.search({ channel, ...newest }) })),
  );
  const total = stock.find(({ channel }) => channel === 'Car')?.found.total ?? 0;
  const [featured, sample] = await Promise.all([
    findFeatured({ channel: 'Car' }, { total }, services),
    findMarketSample(services),
  ]);
  const [priceDrops, bodyExamples] = await Promise.all([
    adverts.findMany(sample.priceDrops),
    adverts.findMany(sample.bodies),
  ]);
  return {
    stock,
    featured: featured.map(({ advert }) => advert),
    priceDrops: priceDrops.filter(isLive),
    bodyExamples: bodyExamples.filter(isLive),
    articles: content.latest(articlesARow, ['review', 'guide', 'advice', 'article', 'news']),
    rate: services.pricing.verdict,
    now: new Date(),
  };
}

/** The sample may be a minute old: do not show an advert that has ended since. */
function isLive({ status }: Advert): boolean {
  return status === 'live';
}
