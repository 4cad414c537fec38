import { type SearchQuery, type Sort, sorts } from './search-query.ts';

const words: Readonly<Record<Sort, string>> = {
  relevance: 'Best match',
  newest: 'Newest adverts',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'monthly-asc': 'Monthly price, low to high',
  'yearly-cost-asc': 'Yearly cost, low to high',
  'best-value': 'Best value',
  'biggest-cut': 'Biggest price cut',
  'year-desc': 'Year, newest first',
  'mileage-asc': 'Mileage, low to high',
  distance: 'Distance, nearest first',
};

export function sortLabel(sort: Sort): string {
  return words[sort];
}

/** The available orders: by distance only if there is a place to measure from. */
export function sortsFor({ near }: SearchQuery): readonly Sort[] {
  return near ? sorts : sorts.filter((sort) => sort !== 'distance');
}
