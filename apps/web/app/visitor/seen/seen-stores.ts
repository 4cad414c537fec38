import type { Channel } from '@forecourt/domain';
import {
  addSeen,
  addViewed,
  formatHidden,
  formatSeenList,
  formatViewedList,
  type Hidden,
  isExpired,
  parseHidden,
  parseSeenList,
  parseViewedList,
  type SavedVehicle,
} from '@forecourt/site';
import { createStoredValue, type StoredValue } from '../browser-storage/stored-value.ts';

/** Recently viewed vehicles, with everything a card shows. */
export const viewedVehicles = createStoredValue({
  key: 'viewedVehicles',
  parse: parseViewedList,
  format: formatViewedList,
});

/** Every opened advert, by reference only: many more than the cards. */
export const seenAdverts = createStoredValue({
  key: 'seenAdverts',
  parse: parseSeenList,
  format: formatSeenList,
});

export const hiddenAdverts: Readonly<Record<Channel, StoredValue<Hidden>>> = {
  Car: createHidden('Car'),
  Commercial: createHidden('Commercial'),
  Bike: createHidden('Bike'),
};

function createHidden(channel: Channel): StoredValue<Hidden> {
  return createStoredValue({ key: `hidden${channel}`, parse: parseHidden, format: formatHidden });
}

/** An ended advert counts as seen, but visitors do not want a link back to it. */
export function recordView(channel: Channel, vehicle: SavedVehicle): void {
  seenAdverts.change((list) => addSeen(list, vehicle.publicReference));
  if (!isExpired(vehicle.status)) viewedVehicles.change((list) => addViewed(list, { channel, vehicle }));
}

export function forgetViews(): void {
  viewedVehicles.change(() => []);
}
