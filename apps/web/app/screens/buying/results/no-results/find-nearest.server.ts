import type { SearchQuery } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import type { SuggestedSearch } from '../../../../parts/no-results/SuggestedSearches.tsx';
import type { ResultCardView } from '../../../../parts/vehicle/build-result-card.ts';
import { readResultsAddress } from '../addresses/read-results-address.ts';
import { createCardBuilder } from '../list/create-card-builder.server.ts';
import { findWish } from './nearness.ts';

/** A way out of an empty search, with the adverts that come nearest to what was asked. */
export interface WayOut extends SuggestedSearch {
  cards: readonly ResultCardView[];
}

const cardsAWay = 3;

/** Follows each link as a visitor would. Under a way that gives up a figure, the nearest figures come first. */
export function findNearest(
  query: SearchQuery,
  ways: readonly SuggestedSearch[],
  resolve: (query: SearchQuery) => SearchQuery,
  services: Pick<Services, 'search' | 'dealers' | 'pricing'>,
): Promise<WayOut[]> {
  return Promise.all(
    ways.map(async (way) => {
      const asked = readResultsAddress(new URL(way.href, 'http://localhost'), resolve);
      if (asked.kind !== 'search') return { ...way, cards: [] };
      const hits = await findHits(query, asked.query, services.search);
      const { card } = await createCardBuilder(hits, asked.query, services);
      return { ...way, cards: hits.map(card) };
    }),
  );
}

async function findHits(query: SearchQuery, way: SearchQuery, search: Services['search']) {
  const wish = findWish(query, way);
  if (!wish) return (await search.search({ ...way, size: cardsAWay })).hits;
  for (const ring of [...wish.rings, way]) {
    const { total, hits } = await search.search(ring);
    if (total < cardsAWay && ring !== way) continue;
    // The order of equally near adverts stays: the best match first.
    return hits.toSorted((a, b) => wish.distanceOf(a.advert) - wish.distanceOf(b.advert)).slice(0, cardsAWay);
  }
  return [];
}
