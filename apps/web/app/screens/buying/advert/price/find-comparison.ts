import type { Advert } from '@forecourt/domain';
import { type ComparedAdverts, fewestComparables } from '@forecourt/pricing';
import type { Services } from '@forecourt/services';
import {
  comparableQuery,
  comparableSearch,
  listedAtFirst,
} from '../../../../parts/tools/valuation/build-comparables.ts';

/** The adverts that a price is compared with. */
export interface Comparison {
  compared: ComparedAdverts;
  /** The most similar of them. */
  closest: readonly Advert[];
  /** The results that contain all of them, and how many those are. */
  all: { href: string; total: number };
}

/** Null if too few are for sale to compare it with. */
export async function findComparison(
  { pricing, adverts, search }: Pick<Services, 'pricing' | 'adverts' | 'search'>,
  advert: Advert,
): Promise<Comparison | null> {
  const compared = advert.status === 'live' ? pricing.comparedWith(advert) : null;
  if (!compared || compared.count < fewestComparables) return null;
  const model = { channel: advert.channel, make: advert.vehicle.make, model: advert.vehicle.model };
  const [closest, { total }] = await Promise.all([
    adverts.findMany(compared.adverts.slice(0, listedAtFirst).map((each) => each.publicReference)),
    search.search({ ...comparableQuery(model, compared.basis), size: 1 }),
  ]);
  return { compared, closest, all: { href: comparableSearch(model, compared.basis), total } };
}
