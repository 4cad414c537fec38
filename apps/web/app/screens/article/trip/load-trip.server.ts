import type { SearchQuery, Town } from '@forecourt/domain';
import { roundTrip } from '../../../../server/maps/route-map.ts';
import type { Services } from '../../../../server/services.ts';
import { aroundKm, buildTripView, type TripView } from './build-trip-view.ts';

/** The towns of a road trip with how many cars are for sale around each now. */
export async function loadTrip(
  towns: readonly Town[],
  { search }: Pick<Services, 'search'>,
): Promise<TripView> {
  const { stops, isRound } = roundTrip(towns);
  const counted = stops.map(async (town) => {
    const { latitude, longitude, slug: name } = town;
    const query: SearchQuery = { channel: 'Car', near: { latitude, longitude, name, radiusKm: aroundKm } };
    const { total } = await search.search({ ...query, size: 1 });
    return { town, query, cars: total };
  });
  return buildTripView(await Promise.all(counted), isRound);
}
