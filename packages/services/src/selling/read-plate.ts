import { emptySellingFields, readMileageUnit, type SellingFields, tidyPlate } from '@forecourt/domain';
import type { VehicleCheck } from '@forecourt/pricing';
import type { RegisteredVehicle } from './registration-lookup.ts';

export interface StartingPoint {
  plate: string;
  mileage: string;
  mileageUnit: string;
}

/**
 * The first fields of a draft: what was typed, and what a register, the plate and its earlier adverts say about the
 * vehicle, in this order.
 */
export function fillFromPlate(
  start: StartingPoint,
  check: VehicleCheck | null,
  registered: RegisteredVehicle | null = null,
): SellingFields {
  const last = check?.earlierAdverts.at(-1);
  const vehicle = last?.vehicle;
  const text = (value: string | number | null | undefined) => String(value ?? '');
  return {
    ...emptySellingFields,
    mileage: start.mileage,
    mileageUnit: readMileageUnit(start),
    plate: tidyPlate(start.plate),
    channel: registered?.channel ?? last?.channel ?? 'Car',
    make: text(registered?.make ?? vehicle?.make),
    model: text(registered?.model ?? vehicle?.model),
    derivative: text(registered?.derivative ?? vehicle?.derivative),
    year: text(registered?.year ?? check?.year ?? vehicle?.year),
    fuel: text(registered?.fuel ?? vehicle?.fuel),
    transmission: text(registered?.transmission ?? vehicle?.transmission),
    body: text(registered?.body ?? vehicle?.body),
    engineCc: text(registered?.engineCc ?? vehicle?.engineCc),
    colour: text(registered?.colour ?? vehicle?.colour),
    doors: text(registered?.doors),
    seats: text(registered?.seats),
    nctMonth: monthOf(registered?.testExpiry ?? null),
    // An answer about the past is the seller's own, but where it came from does not change.
    origin: text(vehicle?.origin),
  };
}

/** As people write it: `05/2027`. */
function monthOf(day: string | null): string {
  return day === null ? '' : `${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** The highest mileage, in kilometres, of the plate's adverts other than this one. */
export function findEarlierKm(check: VehicleCheck | null, publicReference: string | null): number | null {
  const known = (check?.earlierAdverts ?? [])
    .filter((advert) => advert.publicReference !== publicReference)
    .flatMap(({ vehicle }) => vehicle.mileage ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

export function isLiveElsewhere(check: VehicleCheck | null, publicReference: string | null): boolean {
  return (check?.earlierAdverts ?? []).some(
    (advert) => advert.status === 'live' && advert.publicReference !== publicReference,
  );
}
