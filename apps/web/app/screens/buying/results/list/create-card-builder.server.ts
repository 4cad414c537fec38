import type { SearchQuery } from '@forecourt/domain';
import type { FoundAdverts, Services } from '@forecourt/services';
import { buildResultCard, type ResultCardView } from '../../../../parts/vehicle/build-result-card.ts';

type Hit = FoundAdverts['hits'][number];

/** Builds cards from the search's hits, loading all their dealers at once. */
export async function createCardBuilder(
  hits: readonly Hit[],
  query: SearchQuery,
  { dealers, pricing }: Pick<Services, 'dealers' | 'pricing'>,
): Promise<{ card: (hit: Hit) => ResultCardView; nameOfDealer: (id: number) => string | undefined }> {
  const asked = query.filters?.dealer;
  const ids = hits.flatMap(({ advert }) => (advert.seller.kind === 'trade' ? [advert.seller.dealerId] : []));
  if (asked && 'anyOf' in asked) ids.push(...asked.anyOf.map(Number));
  const known = await dealers.findMany(ids);
  const now = new Date();
  return {
    nameOfDealer: (id) => known.get(id)?.name,
    card: ({ advert, distance }) =>
      buildResultCard(advert, {
        dealer: advert.seller.kind === 'trade' ? known.get(advert.seller.dealerId) : undefined,
        distance,
        verdict: pricing.verdict(advert),
        yearlyCost: pricing.standardYearlyCost(advert),
        isByYearlyCost: isByYearlyCost(query),
        now,
      }),
  };
}

/** The card shows the figure if the visitor sorts or filters by it. */
function isByYearlyCost({ sort, filters }: SearchQuery): boolean {
  return sort === 'yearly-cost-asc' || filters?.yearlyCost !== undefined;
}
