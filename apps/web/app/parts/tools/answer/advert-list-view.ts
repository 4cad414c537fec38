import { imageAddress, srcSet } from '@forecourt/site';
import type { PriceMarkProps } from '@forecourt/ui';

/** A list of adverts. */
export interface AdvertsPart {
  kind: 'adverts';
  /** Also its anchor. */
  id: string;
  title: string;
  note?: string;
  rows: readonly AdvertRow[];
  more: { label: string; href: string } | null;
}

export interface AdvertRow {
  key: string;
  name: string;
  /** Decorative: the name beside it says what it shows. */
  picture: { imageUrl: string; imageSrcSet: string };
  /** Null if the advert can no longer be viewed. */
  href: string | null;
  /** `2019 · 84,000 km · Dealer in Co. Cork` */
  facts: string;
  price: string;
  priceNote: string | null;
  rating?: PriceMarkProps | null;
}

/** At the width of the list, from an address with a width placeholder. */
export function listPicture(imageUrl: string): AdvertRow['picture'] {
  return { imageUrl: imageAddress(imageUrl, 160), imageSrcSet: srcSet(imageUrl, [160, 304]) };
}
