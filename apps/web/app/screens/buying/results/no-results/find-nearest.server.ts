import type { SearchQuery } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import type { SuggestedSearch } from '../../../../parts/no-results/SuggestedSearches.tsx';
import type { ResultCardView } from '../../../../parts/vehicle/build-result-card.ts';
import { readResultsAddress } from '../addresses/read-results-address.ts';
import { createCardBuilder } from '../list/create-card-builder.server.ts';

/** A way out of an empty search, with the first adverts that it leads to. */
export interface WayOut extends SuggestedSearch {
  cards: readonly ResultCardView[];
}

const cardsAWay = 3;

/** Follows each link as a visitor would: its cards are the first that its page shows. */
export function findNearest(
  ways: readonly SuggestedSearch[],
  resolve: (query: SearchQuery) => SearchQuery,
  services: Pick<Services, 'search' | 'dealers' | 'pricing'>,
): Promise<WayOut[]> {
  return Promise.all(
    ways.map(async (way) => {
      const asked = readResultsAddress(new URL(way.href, 'http://localhost'), resolve);
      if (asked.kind !== 'search') return { ...way, cards: [] };
      const { hits } = await services.search.search({ ...asked.query, size: cardsAWay });
      const { card } = await createCardBuilder(hits, asked.query, services);
      return { ...way, cards: hits.map(card) };
    }),
  );
}
