import { pageSize, type SearchQuery } from '@forecourt/domain';
import type { FoundAdverts, SearchService } from '@forecourt/services';

export interface Neighbour {
  reference: string;
  title: string;
  /** Its page of the results. */
  page: number;
}

export interface Neighbours {
  /** From 1, among all results; null if the search no longer finds the advert nearby. */
  position: number | null;
  total: number;
  /** The advert's current page. */
  page: number | null;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/**
 * The neighbours of an advert in a search. The market changes while visitors look: an advert that has slipped
 * over the edge of its page is looked for on the adjacent pages.
 */
export async function findNeighbours(
  search: Pick<SearchService, 'search'>,
  query: SearchQuery,
  reference: string,
): Promise<Neighbours> {
  const asked = query.page ?? 1;
  const first = await search.search({ ...query, page: asked });
  const pages = new Map([[asked, first]]);
  const read = async (page: number): Promise<FoundAdverts | undefined> => {
    if (page < 1 || page > first.pages) return undefined;
    const known = pages.get(page) ?? (await search.search({ ...query, page }));
    pages.set(page, known);
    return known;
  };
  for (const page of [asked, asked + 1, asked - 1]) {
    const index = (await read(page))?.hits.findIndex(({ advert }) => advert.publicReference === reference);
    if (index === undefined || index === -1) continue;
    return {
      position: (page - 1) * (query.size ?? pageSize) + index + 1,
      total: first.total,
      page,
      previous: await neighbourAt(read, page, index - 1),
      next: await neighbourAt(read, page, index + 1),
    };
  }
  return { position: null, total: first.total, page: null, previous: null, next: null };
}

/** An index outside the page is on the adjacent page. */
async function neighbourAt(
  read: (page: number) => Promise<FoundAdverts | undefined>,
  page: number,
  index: number,
): Promise<Neighbour | null> {
  const here = await read(page);
  if (!here) return null;
  const isBefore = index < 0;
  const beside = isBefore ? page - 1 : index < here.hits.length ? page : page + 1;
  const found = beside === page ? here : await read(beside);
  const hit = beside === page ? found?.hits[index] : found?.hits.at(isBefore ? -1 : 0);
  return hit ? { reference: hit.advert.publicReference, title: hit.advert.title, page: beside } : null;
}
