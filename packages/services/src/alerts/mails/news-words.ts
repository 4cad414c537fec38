import type { AlertEvent } from '@forecourt/domain';

/** What happened, above a card. */
export const eventLabels: Readonly<Record<AlertEvent, string>> = {
  new: 'New',
  'price-down': 'Price drop',
  back: 'Back for sale',
  gone: 'No longer for sale',
  sold: 'Sold or withdrawn',
  cheaper: 'Like the one you’re watching, but cheaper',
};

/** `3 new`, `1 price drop`. */
const counted: Readonly<Record<AlertEvent, readonly [one: string, many: string]>> = {
  new: ['new', 'new'],
  'price-down': ['price drop', 'price drops'],
  back: ['back for sale', 'back for sale'],
  gone: ['gone', 'gone'],
  sold: ['sold or withdrawn', 'sold or withdrawn'],
  cheaper: ['cheaper one', 'cheaper ones'],
};

/** `3 new, 1 price drop`. */
export function countEvents(events: readonly AlertEvent[]): string {
  return [...Map.groupBy(events, (event) => event)]
    .map(([event, all]) => `${all.length} ${counted[event][all.length === 1 ? 0 : 1]}`)
    .join(', ');
}
