import { type Advert, similarSearches } from '@forecourt/domain';
import type { SearchService } from '@forecourt/services';

export interface MoreAdverts {
  similar: readonly Advert[];
  fromDealer: readonly Advert[];
}

const cardsARow = 8;

/** Suggestions for a visitor of this advert: similar ones nearby, and others of the same dealer. */
export async function findMoreAdverts(
  search: Pick<SearchService, 'search'>,
  advert: Advert,
): Promise<MoreAdverts> {
  const dealerId = advert.seller.kind === 'trade' ? advert.seller.dealerId : null;
  const [similar, fromDealer] = await Promise.all([
    findSimilar(search, advert),
    dealerId === null ? [] : findFromDealer(search, advert, dealerId),
  ]);
  return { similar, fromDealer };
}

/** From the most similar outwards, until the row is full. */
async function findSimilar(search: Pick<SearchService, 'search'>, advert: Advert): Promise<Advert[]> {
  const found = new Map<string, Advert>();
  for (const query of similarSearches(advert, cardsARow + 1)) {
    if (found.size >= cardsARow) break;
    const { hits } = await search.search(query);
    for (const hit of hits) found.set(hit.advert.publicReference, hit.advert);
    found.delete(advert.publicReference);
  }
  return [...found.values()].slice(0, cardsARow);
}

async function findFromDealer(
  search: Pick<SearchService, 'search'>,
  { channel, publicReference }: Advert,
  dealerId: number,
): Promise<Advert[]> {
  const { hits } = await search.search({
    channel,
    filters: { dealer: { anyOf: [dealerId] } },
    sort: 'newest',
    size: cardsARow + 1,
  });
  return hits
    .map(({ advert }) => advert)
    .filter((advert) => advert.publicReference !== publicReference)
    .slice(0, cardsARow);
}
