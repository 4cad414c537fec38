import type { Advert, Dealer } from '@forecourt/domain';
import { DirectoryIndex } from '../dealers/directory-index.ts';
import type { DirectoryService } from '../dealers/directory-service.ts';

/** A real index over the given dealers and adverts, without a database. */
export function fakeDirectory(adverts: readonly Advert[], dealers: readonly Dealer[]): DirectoryService {
  const stock = adverts.flatMap(({ status, channel, seller, vehicle: { make } }) =>
    status === 'live' && seller.kind === 'trade'
      ? [{ dealerId: seller.dealerId, channel, make, count: 1 }]
      : [],
  );
  const index = new DirectoryIndex({ dealers, stock, ratings: new Map() });
  return { index: async () => index };
}
