import { type Channel, channelPlural } from '../channel/channel.ts';
import type { Dealer } from '../dealer/dealer.ts';
import { slugify } from '../slug/slugify.ts';
import { countySegment, pathSegment, slugSegment } from './path-segment.ts';

type LocatedDealer = Pick<Dealer, 'id'> & { place: Pick<Dealer['place'], 'county'> };

/** A dealer's stock of one channel: `/commercials/dealers/ireland/cork/7`. */
export function dealerListingPath(dealer: LocatedDealer, channel: Channel = 'Car'): string {
  const root = channel === 'Car' ? '' : `/${channelPlural(channel)}`;
  return `${root}/dealers/ireland/${countySegment(dealer.place.county)}/${dealer.id}`;
}

export function dealerMapPath(dealer: LocatedDealer, channel: Channel = 'Car'): string {
  return `${dealerListingPath(dealer, channel)}/map`;
}

export function storePath(dealer: Pick<Dealer, 'id' | 'name'>): string {
  return `/stores/${nameSegment(dealer.name)}/${dealer.id}`;
}

/**
 * The page with a dealer's contact details and description: its store, or else its map among the vehicles of
 * a channel.
 */
export function dealerHomePath(
  dealer: LocatedDealer & Pick<Dealer, 'name' | 'hasStore'>,
  channel: Channel,
): string {
  return dealer.hasStore ? storePath(dealer) : dealerMapPath(dealer, channel);
}

export function dealerReviewsPath(dealer: Parameters<typeof dealerHomePath>[0], channel: Channel): string {
  return `${dealerHomePath(dealer, channel)}#reviews`;
}

export interface DealerSearch {
  name?: string | null | undefined;
  make?: string | null | undefined;
  county?: string | null | undefined;
}

/**
 * The dealer directory, narrowed: `/dealers/name/:name/make/:make/ireland/:county`, with the parts that are
 * set.
 */
export function dealerDirectoryPath({ name, make, county }: DealerSearch = {}): string {
  const named = name ? `/name/${nameSegment(name)}` : '';
  const made = make ? `/make/${pathSegment(make)}` : '';
  const located = county ? `/ireland/${countySegment(county)}` : '';
  return `/dealers${named}${made}${located}`;
}

/**
 * `Garvaney & Sons` is `garvaney-and-sons`: many programs end an address at a bare ampersand, and people say
 * "and". The number after it identifies the dealer, so a name in another alphabet needs no letters here.
 */
function nameSegment(name: string): string {
  return slugSegment(slugify(name.replaceAll('&', ' and ')));
}
