import type { Advert } from '../advert/advert.ts';
import { isPoa } from './price.ts';

/**
 * The price by which an advert is found and compared, in whole euro; null if there is none, or if it is hard
 * to believe: it would be the cheapest in every list.
 */
export function believedPrice({
  price,
  doubted,
}: Pick<Advert, 'price'> & Partial<Pick<Advert, 'doubted'>>): number | null {
  return isPoa(price) || doubted?.includes('price') ? null : price;
}
