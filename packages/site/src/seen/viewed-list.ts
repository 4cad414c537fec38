import { type Channel, channels, parseJson } from '@forecourt/domain';
import { parseSavedVehicle } from '../saved/parse-saved-list.ts';
import type { SavedVehicle } from '../saved/saved-vehicle.ts';

/** A vehicle that a visitor viewed, as the browser stores it. */
export interface ViewedVehicle {
  channel: Channel;
  vehicle: SavedVehicle;
}

/** The last viewed comes first. */
export type ViewedList = readonly ViewedVehicle[];

/** More than people view in an evening, and little enough for a browser to store. */
export const maximumViewed = 24;

/** The list with the vehicle at its front, once; a full list drops the one viewed longest ago. */
export function addViewed(list: ViewedList, viewed: ViewedVehicle): ViewedList {
  const { publicReference } = viewed.vehicle;
  const others = list.filter(({ vehicle }) => vehicle.publicReference !== publicReference);
  return [viewed, ...others].slice(0, maximumViewed);
}

/** Parses what the browser stored, keeping whatever it understands. */
export function parseViewedList(stored: string | null): ViewedList {
  const entries = parseJson(stored);
  if (!Array.isArray(entries)) return [];
  return entries.reduceRight<ViewedList>((list, entry) => {
    const viewed = parseViewed(entry);
    return viewed ? addViewed(list, viewed) : list;
  }, []);
}

export function formatViewedList(list: ViewedList): string {
  return JSON.stringify(list);
}

function parseViewed(entry: unknown): ViewedVehicle | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { channel: name, vehicle: stored } = entry as Record<string, unknown>;
  const channel = channels.find((each) => each === name);
  const vehicle = channel && parseSavedVehicle(stored, channel);
  return channel && vehicle ? { channel, vehicle } : null;
}
