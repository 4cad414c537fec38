import type { Advert } from '@forecourt/domain';
import type { PriceRating } from '@forecourt/pricing';
import type { PriceMarkProps } from '@forecourt/ui';
import { formatPriceDistance } from './format-price-distance.ts';

/** The verdict on a card. */
export function buildPriceMark(
  { price }: Pick<Advert, 'price'>,
  rating: PriceRating | null,
): PriceMarkProps | null {
  if (!rating) return null;
  const { step, label, expected } = rating;
  return { step, label, distance: formatPriceDistance(price, expected) };
}
