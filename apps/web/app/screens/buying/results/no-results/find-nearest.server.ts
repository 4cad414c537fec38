import type { SearchQuery } from '@forecourt/domain';
import type { FoundAdverts, Services } from '@forecourt/services';
import type { WayOut } from '../../../../parts/no-results/NoResults.tsx';
import type { SuggestedSearch } from '../../../../parts/no-results/SuggestedSearches.tsx';
import { readResultsAddress } from '../addresses/read-results-address.ts';
import { createCardBuilder } from '../list/create-card-builder.server.ts';
import { findWish } from './nearness.ts';

const cardsAWay = 3;

/**
 * Follows each link as a visitor would. Under a way that gives up a figure, the nearest figures come first. What
 * the search itself has found is not repeated.
 */
export function findNearest(
  query: SearchQuery,
  ways: readonly SuggestedSearch[],
  found: FoundAdverts['hits'],
  resolve: (query: SearchQuery) => SearchQuery,
  services: Pick<Services, 'search' | 'dealers' | 'pricing'>,
): Promise<WayOut[]> {
  const isShown = new Set(found.map(({ advert }) => advert.publicReference));
  return Promise.all(
    ways.map(async (way) => {
      const asked = readResultsAddress(new URL(way.href, 'http://localhost'), resolve);
      if (asked.kind !== 'search') return { ...way, cards: [] };
      const hits = (await findHits(query, asked.query, services.search, cardsAWay + isShown.size))
        .filter(({ advert }) => !isShown.has(advert.publicReference))
        .slice(0, cardsAWay);
      const { card } = await createCardBuilder(hits, asked.query, services);
      return { ...way, cards: hits.map(card) };
    }),
  );
}

async function findHits(query: SearchQuery, way: SearchQuery, search: Services['search'], count: number) {
  const wish = findWish(query, way);
  if (!wish) return (await search.search({ ...way, size: count })).hits;
  for (const ring of [...wish.rings, way]) {
    const { total, hits } = await search.search(ring);
    if (total < count && ring !== way) continue;
    // The order of equally near adverts stays: the best match first.
    return hits.toSorted((a, b) => wish.distanceOf(a.advert) - wish.distanceOf(b.advert)).slice(0, count);
  }
  return [];
}
