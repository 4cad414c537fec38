import type { Advert } from '../advert/advert.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';

/** What of an advert it can be found by. Every advert is one; an index is filled from no more than this. */
export interface SearchableAdvert
  extends Pick<
    Advert,
    'publicReference' | 'channel' | 'status' | 'title' | 'description' | 'price' | 'finance' | 'listedAt'
  > {
  /** What is not stated may be left out. */
  vehicle: Partial<Vehicle> & Pick<Vehicle, 'make' | 'model' | 'year'>;
  pictures: { readonly length: number };
  seller: { kind: 'trade'; dealerId: number } | { kind: 'private' };
  place: Pick<Advert['place'], 'county' | 'town' | 'latitude' | 'longitude'>;
}
