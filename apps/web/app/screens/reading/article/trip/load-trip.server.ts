import { isTown, type RoutePlace, type SearchQuery } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { roundTrip } from '@forecourt/site';
import { aroundKm, buildTripView, type TripView } from './build-trip-view.ts';

/** The towns of a road trip on its map, with the number of cars currently for sale around each. */
export async function loadTrip(
  places: readonly RoutePlace[],
  { search }: Pick<Services, 'search'>,
): Promise<TripView> {
  const route = roundTrip(places);
  const counted = route.way.filter(isTown).map(async (town) => {
    const { latitude, longitude, slug: name } = town;
    const query: SearchQuery = { channel: 'Car', near: { latitude, longitude, name, radiusKm: aroundKm } };
    const { total } = await search.search({ ...query, size: 1 });
    return { town, query, cars: total };
  });
  return buildTripView(await Promise.all(counted), route);
}
