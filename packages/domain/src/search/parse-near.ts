import { findRoutingKey } from '../place/find-routing-key.ts';
import { findSettlements } from '../place/gazetteer/gazetteer.ts';
import { parsePlace } from '../place/parse-place.ts';
import type { Place, Position } from '../place/place.ts';
import { slugify } from '../slug/slugify.ts';

export interface NamedPosition extends Position {
  /** The canonical form for an address. */
  name: string;
  /** As people say it. */
  label: string;
}

const coordinates = /^(-?\d{1,2}(?:\.\d{1,6})?),\s*(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** A little wider than the island, so that a phone on a ferry still counts. */
const bounds = { south: 51, north: 56, west: -11.5, east: -5 };

/**
 * Parses a town or a village as sellers name them, an Eircode (or its routing key) or `53.35,-6.26`.
 * Undefined for anything outside Ireland, and for a county, which has no single point to measure from.
 */
export function parseNear(text: string): NamedPosition | undefined {
  return (
    nearCoordinates(text.trim()) ??
    nearRoutingKey(text) ??
    nearPlace(text) ??
    nearPlace(text.replaceAll('-', ' '))
  );
}

function nearCoordinates(text: string): NamedPosition | undefined {
  const match = coordinates.exec(text);
  if (!match) return undefined;
  // Three decimals are about a hundred metres: close enough to measure from, too coarse to identify a home.
  const [latitude, longitude] = [match[1], match[2]].map((part) => Math.round(Number(part) * 1000) / 1000);
  if (latitude === undefined || longitude === undefined) return undefined;
  const isInIreland =
    latitude >= bounds.south &&
    latitude <= bounds.north &&
    longitude >= bounds.west &&
    longitude <= bounds.east;
  return isInIreland
    ? { latitude, longitude, name: `${latitude},${longitude}`, label: 'your place' }
    : undefined;
}

/**
 * `naas`, `blackrock-louth`, `Cork City`, `Dublin 12`. A name alone means the town rather than its county.
 */
function nearPlace(text: string): NamedPosition | undefined {
  const parsed = parsePlace({ town: text });
  if (parsed.kind === 'bad' || parsed.place.precision === 'county') return undefined;
  const { latitude, longitude, town, routingKey } = parsed.place;
  if (parsed.place.precision === 'area' && routingKey !== null) return nearRoutingKey(routingKey);
  return town === null ? undefined : { latitude, longitude, ...nameOf(parsed.place, town) };
}

/** The largest place of a name is known by it alone; its namesakes need their county. */
function nameOf({ county, latitude, longitude }: Place, town: string): Pick<NamedPosition, 'name' | 'label'> {
  const [largest] = findSettlements(town);
  const isLargest = !largest || (largest.latitude === latitude && largest.longitude === longitude);
  return isLargest
    ? { name: slugify(town), label: town }
    : { name: slugify(`${town} ${county}`), label: `${town}, Co. ${county}` };
}

function nearRoutingKey(text: string): NamedPosition | undefined {
  const area = findRoutingKey(text);
  return area && { latitude: area.latitude, longitude: area.longitude, name: area.key, label: area.key };
}
