import { type Advert, type Channel, isPublicReference } from '@forecourt/domain';
import type { Search } from '../search/open-search.ts';

export interface AdvertService {
  find(publicReference: string): Promise<Advert | null>;
  /** In the order requested; unknown ones are left out. */
  findMany(publicReferences: readonly string[]): Promise<Advert[]>;
  latest(channel: Channel, limit: number): Promise<Advert[]>;
  /** Live ones. */
  count(channel: Channel): Promise<number>;
}

/** From memory if there, otherwise from the database. */
export function createAdvertService({
  advertCache,
  service,
}: Pick<Search, 'advertCache' | 'service'>): AdvertService {
  /** What a visitor typed is not looked for unless it can be a reference. */
  const findMany = (publicReferences: readonly string[]) =>
    advertCache.findMany(publicReferences.filter(isPublicReference));
  return {
    find: async (publicReference) => (await findMany([publicReference]))[0] ?? null,
    findMany,
    async latest(channel, limit) {
      const { hits } = await service.search({ channel, sort: 'newest', size: limit });
      return hits.map(({ advert }) => advert);
    },
    count: async (channel) => (await service.search({ channel, size: 1 })).total,
  };
}
