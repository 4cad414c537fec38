import { type Vehicle, vehicleAttributes } from './vehicle-attributes.ts';

type RequiredKey = Extract<(typeof vehicleAttributes)[number], { required: true }>['key'];

/** A vehicle without any values yet: optional ones are null, required ones must still be given. */
export type UnknownVehicle = Omit<Vehicle, RequiredKey> & Record<RequiredKey, null>;

/**
 * Every vehicle begins as a copy of this one, so that all have the same properties in the same order: engines
 * are fastest that way, and a new attribute only needs its entry in the table.
 */
export const unknownVehicle = Object.fromEntries(
  vehicleAttributes.map(({ key }) => [key, null]),
) as UnknownVehicle;
