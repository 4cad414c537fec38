import { findCounty } from '../place/find-county.ts';
import type { Position } from '../place/place.ts';
import { towns } from '../place/towns.ts';
import type { Advert } from './advert.ts';

export interface PublicPosition extends Position {
  /** A private seller's home is nobody's business: only the town, or the county, is shown. */
  isApproximate: boolean;
}

export function publicPosition({ seller, place }: Pick<Advert, 'seller' | 'place'>): PublicPosition {
  const { latitude, longitude } = place;
  if (seller.kind === 'trade') return { latitude, longitude, isApproximate: false };
  const about =
    towns.find(({ name, county }) => name === place.town && county === place.county) ??
    findCounty(place.county);
  // A place that is in no table is shown no finer than to about ten kilometres.
  const rough = about ?? { latitude: round(latitude), longitude: round(longitude) };
  return { latitude: rough.latitude, longitude: rough.longitude, isApproximate: true };
}

function round(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}
