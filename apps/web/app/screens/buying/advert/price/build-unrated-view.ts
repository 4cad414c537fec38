import { type Advert, type Doubted, formatSearch, isPoa, nameOfModel } from '@forecourt/domain';

/** Replaces a rating: why there is none, and what the visitor can compare with instead. */
export interface UnratedView {
  reason: string;
  link: { text: string; href: string };
}

/** Null without an asking price, because visitors then expect no rating. */
export function buildUnratedView(
  { channel, vehicle, price }: Advert,
  doubted: readonly Doubted[],
  isTooLow: boolean,
): UnratedView | null {
  if (isPoa(price)) return null;
  const { make, model } = vehicle;
  return {
    reason: reasonOf(doubted, isTooLow),
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

function reasonOf(doubted: readonly Doubted[], isTooLow: boolean): string {
  if (isTooLow) return 'Too low to rate: check it carefully';
  return doubted.length > 0 ? 'We haven’t rated this price' : 'Too few similar adverts to rate this price';
}
