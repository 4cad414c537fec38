import { type Advert, formatSearch, isPoa, nameOfModel } from '@forecourt/domain';

/** In the place of a rating: why there is none, and what the visitor can compare with instead. */
export interface UnratedView {
  reason: string;
  link: { text: string; href: string };
}

/** Null where no price is asked, for then nobody expects it to be judged. */
export function buildUnratedView({ channel, vehicle, price }: Advert): UnratedView | null {
  if (isPoa(price)) return null;
  const { make, model } = vehicle;
  return {
    reason: 'Too few like it on sale to judge the price',
    link: {
      text: `See every ${nameOfModel(make, model)}`,
      href: formatSearch({
        channel,
        filters: { make: { anyOf: [make] }, model: { anyOf: [model] } },
        sort: 'price-asc',
      }),
    },
  };
}
