import { type SearchQuery, withCondition } from '@forecourt/domain';
import type { FoundAdverts, Services } from '@forecourt/services';

type Hits = FoundAdverts['hits'];

/** One row on a desk. */
const mostFeatured = 3;
/** Where little is found, what is paid for must not stand before what was asked for. */
const fewestFound = 12;
const hitsLookedAt = 24;

/**
 * Adverts of featured partners that the search finds too. They are shown apart and marked; the list below is in its
 * own order, whoever pays, and does not show them again.
 */
export async function findFeatured(
  query: SearchQuery,
  found: Pick<FoundAdverts, 'total'>,
  { search, dealers }: Pick<Services, 'search' | 'dealers'>,
): Promise<Hits> {
  const isOnFirstPage = (query.page ?? 1) === 1;
  if (found.total < fewestFound || !isOnFirstPage || query.filters?.dealer || query.filters?.seller)
    return [];
  const partners = await dealers.featuredPartners();
  if (partners.length === 0) return [];
  const { hits } = await search.search({
    ...withCondition(query, 'dealer', { anyOf: partners.map(({ id }) => id) }),
    size: hitsLookedAt,
  });
  return pickFeatured(hits);
}

/** Adverts that were themselves paid for come first; a dealer's second only where the row would have a gap. */
export function pickFeatured(hits: Hits): Hits {
  const paidFirst = hits.toSorted((a, b) => Number(b.advert.isFeatured) - Number(a.advert.isFeatured));
  const dealers = new Set<number>();
  const isFirstOfDealer = ({ advert: { seller } }: Hits[number]) => {
    if (seller.kind !== 'trade' || dealers.has(seller.dealerId)) return false;
    dealers.add(seller.dealerId);
    return true;
  };
  const { first = [], more = [] } = Object.groupBy(paidFirst, (hit) =>
    isFirstOfDealer(hit) ? 'first' : 'more',
  );
  return [...first, ...more].slice(0, mostFeatured);
}
