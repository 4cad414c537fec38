import { type Channel, channels, vehicleAttributes } from '@forecourt/domain';

/**
 * Rows that were written past this code, by hand or by a restored table, may hold anything that a column allows. One such row
 * must not keep the market from being read: a value of the wrong type counts as not stated, and an advert that cannot be
 * shown at all is left out.
 */
const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const checks: Record<(typeof vehicleAttributes)[number]['kind'], (value: unknown) => boolean> = {
  choice: isText,
  name: isText,
  day: isText,
  number: Number.isFinite,
  'yes-no': (value) => typeof value === 'boolean',
  names: isTexts,
};
const checkOf: ReadonlyMap<string, (value: unknown) => boolean> = new Map(
  vehicleAttributes.map(({ key, kind }) => [key, checks[kind]]),
);

/** The same object, unless it is none; without the values of the wrong type. */
export function soundVehicle<Vehicle>(stored: Vehicle): Vehicle {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {} as Vehicle;
  for (const [key, value] of Object.entries(stored)) {
    if (value !== null && checkOf.get(key)?.(value) === false) Reflect.deleteProperty(stored, key);
  }
  return stored;
}

export const soundList = <Value>(stored: readonly Value[]): readonly Value[] =>
  Array.isArray(stored) ? stored : [];

export interface PlacedRow {
  channel: Channel;
  vehicle: object;
  latitude: number;
  longitude: number;
}

/** Whether a vehicle and its place are known: without them there is nothing to search by. */
export function isSoundRow({ channel, vehicle, latitude, longitude }: PlacedRow): boolean {
  const { make, model } = vehicle as { make?: unknown; model?: unknown };
  return (
    channels.includes(channel) &&
    isText(make) &&
    isText(model) &&
    Number.isFinite(latitude) &&
    Number.isFinite(longitude)
  );
}
