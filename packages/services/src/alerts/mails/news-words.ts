import { type AlertEvent, formatAskingPrice } from '@forecourt/domain';
import type { ShownNews } from './choose-news.ts';

/** What happened, above a card. */
export const eventLabels: Readonly<Record<AlertEvent, string>> = {
  new: 'New',
  'price-down': 'Price drop',
  back: 'Back for sale',
  gone: 'No longer for sale',
  sold: 'Sold or withdrawn',
  cheaper: 'Like the one you’re watching, but cheaper',
};

/** `3 new adverts`, `1 price drop`. */
const counted: Readonly<Record<AlertEvent, readonly [one: string, many: string]>> = {
  new: ['new advert', 'new adverts'],
  'price-down': ['price drop', 'price drops'],
  back: ['back for sale', 'back for sale'],
  gone: ['gone', 'gone'],
  sold: ['sold or withdrawn', 'sold or withdrawn'],
  cheaper: ['cheaper one', 'cheaper ones'],
};

/** `3 new adverts, 1 price drop`. */
export function countEvents(events: readonly AlertEvent[]): string {
  return [...Map.groupBy(events, (event) => event)]
    .map(([event, all]) => `${all.length} ${counted[event][all.length === 1 ? 0 : 1]}`)
    .join(', ');
}

/** `€15,250`, and after a price drop `€15,250, was €15,950`. */
export function formatNewsPrice({ advert, priceBefore }: ShownNews): string {
  const price = formatAskingPrice(advert);
  return priceBefore === null
    ? price
    : `${price}, was ${formatAskingPrice({ ...advert, price: priceBefore })}`;
}
