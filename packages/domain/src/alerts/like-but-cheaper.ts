import type { SearchQuery } from '../search/search-query.ts';
import type { SearchableAdvert } from '../search/searchable-advert.ts';

const yearsApart = 1;
/** A little more on the clock is still like it. */
const moreKilometres = 1.15;
const leastCheaper = { euro: 100, share: 0.01 };

/** The search for vehicles that are like one and cost less; null if it has no price to compare with. */
export function likeButCheaper({ channel, vehicle, price }: SearchableAdvert): SearchQuery | null {
  const { make, model, year, mileage } = vehicle;
  if (price === null || !year) return null;
  const to = Math.floor(price - Math.max(leastCheaper.euro, price * leastCheaper.share));
  if (to <= 0) return null;
  return {
    channel,
    filters: {
      make: { anyOf: [make] },
      model: { anyOf: [model] },
      year: { from: year - yearsApart, to: year + yearsApart },
      ...(mileage && { mileage: { to: Math.ceil(mileage * moreKilometres) } }),
      price: { to },
    },
  };
}
