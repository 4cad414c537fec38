import { findCounty, findRoutingKey, findTown, type Place, quote } from '@forecourt/domain';

export interface StatedPlace {
  county: string | null;
  town: string | null;
  /** A routing key or a whole Eircode. */
  routingKey: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

/** A place on the map from whatever of it is stated; or why there is none. */
export function parsePlace(stated: StatedPlace): Place | { reason: string } {
  const area = stated.routingKey === null ? undefined : findRoutingKey(stated.routingKey);
  if (stated.routingKey !== null && !area)
    return { reason: `Eircode ${quote(stated.routingKey)} has no known routing key` };
  const namesake = stated.town === null ? undefined : findTown(stated.town);
  const countyText = stated.county ?? namesake?.county ?? area?.county;
  if (countyText === undefined) return { reason: 'County is missing, and neither town nor Eircode tells it' };
  const county = findCounty(countyText);
  if (!county) return { reason: `County ${quote(countyText)} is not one of the 32` };
  // The same name can be a town in another county too.
  const town = namesake?.county === county.name ? namesake : undefined;
  const { latitude, longitude } = town ?? area ?? county;
  return {
    county: county.name,
    town: town?.name ?? stated.town,
    routingKey: area?.key ?? town?.routingKey ?? null,
    latitude: stated.latitude ?? latitude,
    longitude: stated.longitude ?? longitude,
  };
}
