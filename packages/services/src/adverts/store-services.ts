import type { DealerService } from '../dealers/dealer-service.ts';
import type { Search } from '../search/open-search.ts';
import type { AdvertService } from './advert-service.ts';

/** Adverts and dealers for pages and REST: from memory if there, else from the database. */
export function createStoreServices({
  advertCache,
  dealers,
  service,
}: Pick<Search, 'advertCache' | 'dealers' | 'service'>): { adverts: AdvertService; dealers: DealerService } {
  return {
    adverts: {
      find: async (publicReference) => (await advertCache.findMany([publicReference]))[0] ?? null,
      findMany: advertCache.findMany,
      async latest(channel, limit) {
        const { hits } = await service.search({ channel, sort: 'newest', size: limit });
        return hits.map(({ advert }) => advert);
      },
      count: async (channel) => (await service.search({ channel, size: 1 })).total,
    },
    dealers: {
      find: dealers.find,
      findMany: dealers.findMany,
      featuredPartners: async () => (await dealers.all()).filter((dealer) => dealer.isFeaturedPartner),
    },
  };
}
