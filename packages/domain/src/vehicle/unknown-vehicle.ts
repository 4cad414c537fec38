import { type Vehicle, vehicleAttributes } from './vehicle-attributes.ts';

type RequiredKey = Extract<(typeof vehicleAttributes)[number], { required: true }>['key'];

/** A vehicle of which nothing is said yet: what may be left out is null, what may not is still to be given. */
export type UnknownVehicle = Omit<Vehicle, RequiredKey> & Record<RequiredKey, null>;

/**
 * Every vehicle begins as a copy of this one, so that all have the same properties in the same order: what engines
 * like best, and why a new attribute needs no other place than the table.
 */
export const unknownVehicle = Object.fromEntries(
  vehicleAttributes.map(({ key }) => [key, null]),
) as UnknownVehicle;
