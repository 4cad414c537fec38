import { emptySellingFields, type SellingFields, tidyPlate } from '@forecourt/domain';
import type { VehicleCheck } from '@forecourt/pricing';

export interface StartingPoint {
  plate: string;
  mileage: string;
  mileageUnit: string;
}

/** The first fields of a draft: what was typed, and what the plate and its earlier adverts say about the vehicle. */
export function fillFromPlate(start: StartingPoint, check: VehicleCheck | null): SellingFields {
  const last = check?.earlierAdverts.at(-1);
  const vehicle = last?.vehicle;
  const text = (value: string | number | null | undefined) => String(value ?? '');
  return {
    ...emptySellingFields,
    mileage: start.mileage,
    mileageUnit: start.mileageUnit,
    plate: tidyPlate(start.plate),
    channel: last?.channel ?? 'Car',
    make: text(vehicle?.make),
    model: text(vehicle?.model),
    derivative: text(vehicle?.derivative),
    year: text(check?.year ?? vehicle?.year),
    fuel: text(vehicle?.fuel),
    transmission: text(vehicle?.transmission),
    body: text(vehicle?.body),
    engineCc: text(vehicle?.engineCc),
    colour: text(vehicle?.colour),
    // An answer about the past is the seller's own, but where it came from does not change.
    origin: text(vehicle?.origin),
  };
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
