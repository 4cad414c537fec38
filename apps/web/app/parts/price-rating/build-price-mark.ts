import type { Advert } from '@forecourt/domain';
import type { PriceVerdict } from '@forecourt/services';
import type { PriceMarkProps } from '@forecourt/ui';
import { formatPriceDistance } from './format-price-distance.ts';

/** The verdict on a card. */
export function buildPriceMark(
  { price }: Pick<Advert, 'price'>,
  verdict: PriceVerdict,
): PriceMarkProps | null {
  if (!verdict) return null;
  if (verdict === 'too-low') return { step: 'unrated', label: 'Too low to rate' };
  const { step, label, expected } = verdict;
  return { step, label, distance: formatPriceDistance(price, expected) };
}
