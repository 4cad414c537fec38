import type { SearchableAdvert } from '@forecourt/domain';
import type { PriceChange } from '../engine/search-engine.ts';
import type { NaiveEngine } from './naive-engine.ts';

/** A change of prices to those of another advert, as far as nothing else of an advert changes with them. */
export function priceChangeOf(
  naive: NaiveEngine,
  { publicReference, price, finance, priceHistory, priceRating, value, isTooLow }: SearchableAdvert,
  sequence: number,
): PriceChange {
  const known = naive.adverts.get(publicReference);
  const prices = {
    price: known?.price === null ? null : (price ?? 12_345),
    finance,
    doubted: known?.doubted ?? [],
    priceHistory: priceHistory ?? [],
    priceRating: priceRating ?? null,
    value: value ?? null,
    isTooLow: isTooLow ?? false,
  };
  return { sequence, publicReference, prices };
}
