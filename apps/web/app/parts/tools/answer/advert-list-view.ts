import { imageAddress, srcSet } from '@forecourt/site';

/** Adverts, listed. */
export interface AdvertsPart {
  kind: 'adverts';
  /** Also the anchor. */
  id: string;
  title: string;
  note?: string;
  rows: readonly AdvertRow[];
  more: { label: string; href: string } | null;
}

export interface AdvertRow {
  key: string;
  name: string;
  /** Beside the name, which tells what it shows. */
  picture: { imageUrl: string; imageSrcSet: string };
  /** Null where the advert cannot be looked at any more. */
  href: string | null;
  /** `2019 · 84,000 km · Dealer in Co. Cork` */
  facts: string;
  price: string;
  priceNote: string | null;
}

/** At the width of the list, from an address that leaves it open. */
export function listPicture(imageUrl: string): AdvertRow['picture'] {
  return { imageUrl: imageAddress(imageUrl, 160), imageSrcSet: srcSet(imageUrl, [160, 304]) };
}
