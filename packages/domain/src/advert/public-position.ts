import { findCounty } from '../place/find-county.ts';
import { findSettlements } from '../place/gazetteer/gazetteer.ts';
import type { Position } from '../place/place.ts';
import type { Advert } from './advert.ts';

export interface PublicPosition extends Position {
  /** The middle of a town, an area or a county, not the exact spot. */
  isApproximate: boolean;
}

/** A private seller's home is private: only the town, or the county, is shown. */
export function publicPosition({ seller, place }: Pick<Advert, 'seller' | 'place'>): PublicPosition {
  const { latitude, longitude, precision } = place;
  if (precision !== 'exact') return { latitude, longitude, isApproximate: true };
  if (seller.kind === 'trade') return { latitude, longitude, isApproximate: false };
  const about =
    findSettlements(place.town ?? '').find(({ county }) => county === place.county) ??
    findCounty(place.county);
  // A place in no table is shown to within about ten kilometres.
  const rough = about ?? { latitude: round(latitude), longitude: round(longitude) };
  return { latitude: rough.latitude, longitude: rough.longitude, isApproximate: true };
}

function round(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}
