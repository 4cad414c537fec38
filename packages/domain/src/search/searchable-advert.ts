import type { Advert, Doubted } from '../advert/advert.ts';
import type { PriceRatingName } from '../price/price-ratings.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';

/** The part of an advert that it can be found by. Every advert is one; an index needs no more than this. */
export interface SearchableAdvert
  extends Pick<
    Advert,
    'publicReference' | 'channel' | 'status' | 'title' | 'description' | 'price' | 'finance' | 'listedAt'
  > {
  /** Missing values may be left out. */
  vehicle: Partial<Vehicle> & Pick<Vehicle, 'make' | 'model' | 'year'>;
  /** What is hard to believe as stated; none if left out. */
  doubted?: readonly Doubted[];
  /**
   * The cost of running it for a year at the standard distance, in whole euro. Sellers do not state it: the
   * code that fills the index computes it. Null if too little is stated.
   */
  yearlyCost?: number | null;
  /**
   * How its price compares with the market, and by how many per cent it is below it. Computed when the market
   * is fitted, and again with every fit.
   */
  priceRating?: PriceRatingName | null;
  value?: number | null;
  /** Similar ones ask so much more that the price is a warning rather than a bargain. Computed likewise. */
  isTooLow?: boolean;
  /** From its dealer's record: the average of the reviews, and whether most enquiries are answered in a day. */
  dealerRating?: number | null;
  answersInADay?: true | null;
  priceHistory?: Advert['priceHistory'];
  videoUrl?: string | null;
  hasSpin?: boolean;
  /**
   * The vehicle's values that the seller did not state and are usual for the model; left out if there are
   * none.
   */
  usual?: Advert['usual'];
  pictures: { readonly length: number };
  seller: { kind: 'trade'; dealerId: number } | { kind: 'private' };
  place: Pick<Advert['place'], 'county' | 'town' | 'latitude' | 'longitude'>;
  /**
   * A number made from everything above but the prices: while it stays the same, nothing else has changed. The
   * store computes it; left out by code that has no use for it.
   */
  fingerprint?: number;
}

/** What changes most often, and for thousands of adverts at once; and what it takes to judge it. */
export type AdvertPrices = Pick<
  SearchableAdvert,
  'price' | 'finance' | 'priceHistory' | 'doubted' | 'priceRating' | 'value' | 'isTooLow'
>;
