import type { Advert } from '../advert/advert.ts';
import { isPoa } from './price.ts';

/**
 * The price that an advert can be found and compared by, in whole euro; null where none is asked, or one that is hard to
 * believe: it would be the cheapest of every list.
 */
export function believedPrice({
  price,
  doubted,
}: Pick<Advert, 'price'> & Partial<Pick<Advert, 'doubted'>>): number | null {
  return isPoa(price) || doubted?.includes('price') ? null : price;
}
