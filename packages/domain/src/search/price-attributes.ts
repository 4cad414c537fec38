import type { AttributeValue } from '../vehicle/attribute-value.ts';
import type { SearchableAttribute } from './advert-attributes.ts';
import type { AdvertPrices } from './searchable-advert.ts';

/** They read nothing of an advert but its prices: the values of all others stay when only prices change. */
const keys: ReadonlySet<string> = new Set([
  'price',
  'monthly',
  'priceRating',
  'cut',
  'cutShare',
  'value',
  'lowestPrice',
]);

/** How to read an attribute from prices alone; null if it depends on more. Not in the table, which browsers load. */
export function priceReaderOf({
  key,
  read,
}: Pick<SearchableAttribute, 'key' | 'read'>): ((prices: AdvertPrices) => AttributeValue | null) | null {
  return keys.has(key) ? (read as (prices: AdvertPrices) => AttributeValue | null) : null;
}
