import type { Advert, Doubted } from '../advert/advert.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';

/** What of an advert it can be found by. Every advert is one; an index is filled from no more than this. */
export interface SearchableAdvert
  extends Pick<
    Advert,
    'publicReference' | 'channel' | 'status' | 'title' | 'description' | 'price' | 'finance' | 'listedAt'
  > {
  /** What is not stated may be left out. */
  vehicle: Partial<Vehicle> & Pick<Vehicle, 'make' | 'model' | 'year'>;
  /** What is hard to believe as stated; nothing where it is left out. */
  doubted?: readonly Doubted[];
  /**
   * What it costs to run for a year at the standard distance, in whole euro. No seller states it: whoever fills the index
   * works it out. Null where too little is stated.
   */
  yearlyCost?: number | null;
  /** What of its vehicle the seller did not state and is usual for the model; left out where there is nothing. */
  usual?: Advert['usual'];
  pictures: { readonly length: number };
  seller: { kind: 'trade'; dealerId: number } | { kind: 'private' };
  place: Pick<Advert['place'], 'county' | 'town' | 'latitude' | 'longitude'>;
}
