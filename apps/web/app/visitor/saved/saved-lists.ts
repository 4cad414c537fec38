import { type Channel, channels } from '@forecourt/domain';
import {
  addSaved,
  formatSavedList,
  hasSaved,
  parseSavedList,
  putBackSaved,
  removeSaved,
  type SavedList,
  type SavedVehicle,
  savedKey,
} from '@forecourt/site';
import { createStoredValue, type StoredValue } from '../browser-storage/stored-value.ts';

/**
 * The visitor's saved vehicles in this browser, one list per channel. An entry stays as it was when it was
 * saved, so its price is the price of that day: the advert's current state comes from the server and is never
 * written back.
 */
export const savedLists: Readonly<Record<Channel, StoredValue<SavedList>>> = {
  Car: createSavedList('Car'),
  Commercial: createSavedList('Commercial'),
  Bike: createSavedList('Bike'),
};

function createSavedList(channel: Channel): StoredValue<SavedList> {
  return createStoredValue({
    key: savedKey(channel),
    parse: (stored) => parseSavedList(stored, channel),
    format: formatSavedList,
  });
}

/** Saves a vehicle or removes a saved one, and returns which. A full list stays unchanged and returns nothing. */
export function toggleSaved(channel: Channel, vehicle: SavedVehicle): 'saved' | 'unsaved' | null {
  const list = savedLists[channel];
  const before = list.read().length;
  list.change((old) =>
    hasSaved(old, vehicle.publicReference)
      ? removeSaved(old, vehicle.publicReference)
      : addSaved(old, vehicle),
  );
  const after = list.read().length;
  return after > before ? 'saved' : after < before ? 'unsaved' : null;
}

/** Saves as many as there is room for. */
export function saveAll(channel: Channel, vehicles: readonly SavedVehicle[]): void {
  savedLists[channel].change((list) => vehicles.reduce(addSaved, list));
}

export function forgetSaved(channel: Channel, publicReference: string): void {
  savedLists[channel].change((list) => removeSaved(list, publicReference));
}

export function putBack(channel: Channel, vehicle: SavedVehicle, index: number): void {
  savedLists[channel].change((list) => putBackSaved(list, vehicle, index));
}

/** Subscribes to all three lists. */
export function subscribeToAll(listener: () => void): () => void {
  const stops = channels.map((channel) => savedLists[channel].subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
