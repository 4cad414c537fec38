import { lastPage, type SearchQuery } from '@forecourt/domain';
import type { SearchService } from '../search/search-service.ts';

/** With fewer adverts a median price says more about one seller than about the market. */
const fewestAdverts = 5;
const yearCount = 9;

export interface PriceOfYear {
  year: number;
  median: number;
  count: number;
  query: SearchQuery;
}

/** The median asking price for each of the last registration years; a year with too few adverts is left out. */
export async function findPricesByYear(
  search: Pick<SearchService, 'search'>,
  query: SearchQuery,
  thisYear: number,
): Promise<PriceOfYear[]> {
  const years = Array.from({ length: yearCount }, (_, index) => thisYear - index);
  const found = await Promise.all(years.map((year) => findPriceOfYear(search, query, year)));
  return found.filter((each) => each !== null);
}

async function findPriceOfYear(
  search: Pick<SearchService, 'search'>,
  query: SearchQuery,
  year: number,
): Promise<PriceOfYear | null> {
  const ofYear: SearchQuery = {
    ...query,
    filters: { ...query.filters, year: { from: year, to: year } },
    sort: 'price-asc',
  };
  // A price on application does not count towards the median.
  const priced: SearchQuery = { ...ofYear, filters: { ...ofYear.filters, price: { from: 1 } } };
  const { total } = await search.search({ ...priced, size: 1 });
  if (total < fewestAdverts) return null;
  const middle = Math.floor(total / 2);
  // The search returns no page after the last.
  const size = Math.ceil((middle + 1) / lastPage);
  const { hits } = await search.search({ ...priced, size, page: Math.floor(middle / size) + 1 });
  const median = hits[middle % size]?.advert.price;
  return median ? { year, median, count: total, query: ofYear } : null;
}
