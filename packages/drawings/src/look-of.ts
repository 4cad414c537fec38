import type { Advert } from '@forecourt/domain';
import type { VehicleLook } from './look.ts';
import { hashText } from './random.ts';

/** What a drawing of the advert's vehicle depends on. */
export function lookOf({
  channel,
  vehicle,
  publicReference,
}: Pick<Advert, 'channel' | 'vehicle' | 'publicReference'>): VehicleLook {
  return {
    channel,
    body: vehicle.body ?? 'Hatchback',
    colour: vehicle.colour ?? 'Grey',
    make: vehicle.make,
    model: vehicle.model,
    year: vehicle.year,
    doors: vehicle.doors,
    fuel: vehicle.fuel ?? 'Petrol',
    plate: vehicle.registration,
    seed: hashText(publicReference),
  };
}
