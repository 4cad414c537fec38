import type { Advert, Dealer } from '@forecourt/domain';
import type { DealerService } from '@forecourt/services';

/** The dealer of each advert on a page, loaded at once; null for a private seller. */
export async function findDealersOf(
  adverts: readonly Advert[],
  dealers: Pick<DealerService, 'findMany'>,
): Promise<(advert: Advert) => Dealer | null> {
  const ids = adverts.flatMap(({ seller }) => (seller.kind === 'trade' ? [seller.dealerId] : []));
  const found = await dealers.findMany(ids);
  return ({ seller }) => (seller.kind === 'trade' ? (found.get(seller.dealerId) ?? null) : null);
}
