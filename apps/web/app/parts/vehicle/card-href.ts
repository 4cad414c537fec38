import { advertPath, type Channel } from '@forecourt/domain';
import type { SavedVehicle } from '@forecourt/site';

/** The canonical address of a card's advert: derived in the browser too, because a page has thirty. */
export function cardHref(channel: Channel, vehicle: SavedVehicle): string {
  return advertPath({ channel, publicReference: vehicle.publicReference, vehicle });
}
