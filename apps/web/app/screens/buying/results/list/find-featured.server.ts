import { type SearchQuery, withCondition } from '@forecourt/domain';
import type { FoundAdverts, Services } from '@forecourt/services';

type Hits = FoundAdverts['hits'];

/** As many as a page has places for. */
const mostFeatured = 3;
/** With few results, paid adverts must not come before what the visitor asked for. */
const fewestFound = 12;
const hitsLookedAt = 24;

/**
 * Adverts of featured partners that the search also finds. They are labelled, and shown at fixed places; the
 * others keep their own order, which payment does not change, and do not repeat them.
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

/** Individually paid adverts come first; a dealer's second only fills a gap in the row. */
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
