import type { Dealer } from '@forecourt/domain';
import type { DealerDirectory } from '../search/dealer-directory.ts';

export interface DealerService {
  find(id: number): Promise<Dealer | null>;
  /** By id, at most about half a minute old; unknown ones are left out. */
  findMany(ids: Iterable<number>): Promise<ReadonlyMap<number, Dealer>>;
  /** The dealers who pay to be shown first; any page that shows them must say so. */
  featuredPartners(): Promise<readonly Dealer[]>;
}

export function createDealerService({ find, findMany, all }: DealerDirectory): DealerService {
  return {
    find,
    findMany,
    featuredPartners: async () => (await all()).filter(({ isFeaturedPartner }) => isFeaturedPartner),
  };
}
