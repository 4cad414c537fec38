import { findRoutingKey } from '../place/find-routing-key.ts';
import { findTown } from '../place/find-town.ts';
import type { Position } from '../place/place.ts';

export interface NamedPosition extends Position {
  /** The canonical way to write it in an address. */
  name: string;
  /** As people say it. */
  label: string;
}

const coordinates = /^(-?\d{1,2}(?:\.\d{1,6})?),\s*(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** A little wider than the island, so that a phone on a ferry still counts. */
const bounds = { south: 51, north: 56, west: -11.5, east: -5 };

/** Reads a town, an Eircode (or its routing key) or `53.35,-6.26`; undefined for anything that is not in Ireland. */
export function parseNear(text: string): NamedPosition | undefined {
  return nearCoordinates(text.trim()) ?? nearTown(text) ?? nearRoutingKey(text);
}

function nearCoordinates(text: string): NamedPosition | undefined {
  const match = coordinates.exec(text);
  if (!match) return undefined;
  // Three decimals are about a hundred metres: near enough to measure from, too coarse to be somebody's door.
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

function nearTown(text: string): NamedPosition | undefined {
  const town = findTown(text);
  return town && { latitude: town.latitude, longitude: town.longitude, name: town.slug, label: town.name };
}

function nearRoutingKey(text: string): NamedPosition | undefined {
  const area = findRoutingKey(text);
  return area && { latitude: area.latitude, longitude: area.longitude, name: area.key, label: area.key };
}
