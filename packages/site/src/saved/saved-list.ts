import { type Channel, channels } from '@forecourt/domain';
import type { SavedVehicle } from './saved-vehicle.ts';

export type SavedList = readonly SavedVehicle[];

/** Saving more than this per channel is silently refused: the button simply stays as it was. */
export const maximumSaved = 30;

/** The key of a channel's list in the browser's storage: `savedCar`, `savedCommercial`, `savedBike`. */
export function savedKey(channel: Channel): `saved${Channel}` {
  return `saved${channel}`;
}

export function isFull(list: SavedList): boolean {
  return list.length > maximumSaved - 1;
}

export function hasSaved(list: SavedList, publicReference: string): boolean {
  return list.some((vehicle) => vehicle.publicReference === publicReference);
}

/** The list with the vehicle at its end; the same list if it is full or already holds the vehicle. */
export function addSaved(list: SavedList, vehicle: SavedVehicle): SavedList {
  return isFull(list) || hasSaved(list, vehicle.publicReference) ? list : [...list, vehicle];
}

/** The list without the vehicle; the same list if it was not there. */
export function removeSaved(list: SavedList, publicReference: string): SavedList {
  if (!hasSaved(list, publicReference)) return list;
  return list.filter((vehicle) => vehicle.publicReference !== publicReference);
}

/** The list with a removed vehicle restored at its old place; the same list if there is no space for it. */
export function putBackSaved(list: SavedList, vehicle: SavedVehicle, index: number): SavedList {
  const longer = addSaved(list, vehicle);
  return longer === list ? list : list.toSpliced(index, 0, vehicle);
}

/** The number beside the heart in the header counts all three channels. */
export function totalSaved(lists: Readonly<Record<Channel, SavedList>>): number {
  return channels.reduce((total, channel) => total + lists[channel].length, 0);
}
