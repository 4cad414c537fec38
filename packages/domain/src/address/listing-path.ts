import { type Channel, channelSearchRoot, channelSeoRoot } from '../channel/channel.ts';
import { countySegment, pathSegment } from './path-segment.ts';

/**
 * What the path of a listing can express. A model needs its make, a year its model; otherwise they go into
 * the query.
 */
export interface ListingPlace {
  channel: Channel;
  county?: string | null | undefined;
  make?: string | null | undefined;
  model?: string | null | undefined;
  year?: number | null | undefined;
}

/** The address under which search engines index a listing: `/used-cars/ireland/cork/ford/focus/2019`. */
export function listingPath(place: ListingPlace): string {
  return channelSeoRoot(place.channel) + listingTail(place);
}

/** The same listing as the working search, which is not indexed. */
export function searchPath(place: ListingPlace): string {
  return channelSearchRoot(place.channel) + listingTail(place);
}

/** A search on the map; everything that it looks for follows in the query. */
export function searchMapPath(channel: Channel): string {
  return `${channelSearchRoot(channel)}/map`;
}

function listingTail({ county, make, model, year }: ListingPlace): string {
  let tail = county ? `/ireland/${countySegment(county)}` : '';
  if (!make) return tail;
  tail += `/${pathSegment(make)}`;
  if (!model) return tail;
  tail += `/${pathSegment(model)}`;
  return year ? `${tail}/${year}` : tail;
}
