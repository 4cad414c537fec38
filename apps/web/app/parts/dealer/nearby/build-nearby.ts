import {
  type Channel,
  channelPlural,
  type Dealer,
  dealerListingPath,
  dealerMapPath,
  distanceKm,
  groupDigits,
  type StockByChannel,
} from '@forecourt/domain';

export interface NearbyDealer {
  id: number;
  name: string;
  town: string;
  /** `3.4 km`. */
  distance: string;
  stock: string;
  mapHref: string;
  stockHref: string;
}

interface Neighbourhood {
  dealers: readonly Dealer[];
  stock: ReadonlyMap<number, StockByChannel>;
}

const most = 6;
/** Anything further away is not nearby. */
const widestKm = 100;

/** Other dealers who sell the same kind of vehicle, nearest first. */
export function buildNearby(
  dealer: Dealer,
  { dealers, stock }: Neighbourhood,
  channel: Channel,
): NearbyDealer[] {
  return dealers
    .flatMap((other) => {
      const count = stock.get(other.id)?.[channel] ?? 0;
      const km = distanceKm(dealer.place, other.place);
      return other.id === dealer.id || count === 0 || km > widestKm ? [] : [{ other, count, km }];
    })
    .sort((a, b) => a.km - b.km || a.other.id - b.other.id)
    .slice(0, most)
    .map(({ other, count, km }) => ({
      id: other.id,
      name: other.name,
      town: other.place.town ?? `Co. ${other.place.county}`,
      distance: formatKm(km),
      stock: `${groupDigits(count)} ${count === 1 ? channel.toLowerCase() : channelPlural(channel)}`,
      mapHref: dealerMapPath(other, channel),
      stockHref: dealerListingPath(other, channel),
    }));
}

/** The straight-line distance, to a hundred metres where that matters. */
export function formatKm(km: number): string {
  if (km < 1) return 'under 1 km';
  return km < 10 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
}
