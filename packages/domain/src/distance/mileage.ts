import { groupDigits } from '../number/group-digits.ts';

/** Miles in a kilometre. */
export const milesInKm = 0.62137;

export function kmToMiles(km: number): number {
  return km * milesInKm;
}

export function milesToKm(miles: number): number {
  return miles / milesInKm;
}

/** `98,000 km`; with the miles that the seller read off the clock if it counts in miles. Empty if unknown. */
export function formatMileage(vehicle: { mileage: number | null; isMileageInMiles: boolean | null }): string {
  if (vehicle.mileage === null) return '';
  const km = `${groupDigits(vehicle.mileage)} km`;
  return vehicle.isMileageInMiles ? `${km} (${groupDigits(kmToMiles(vehicle.mileage))} miles)` : km;
}
