import type { Channel, Vehicle } from '@forecourt/domain';
import { findBike, findCar, findCommercial } from './find-facts.ts';
import { readVersion } from './read-version.ts';
import { usualBike } from './usual-bike.ts';
import { usualCar } from './usual-car.ts';
import { usualCommercial } from './usual-commercial.ts';

/** What may be filled in, in the order in which it is told. */
export const usualKeys = [
  'body',
  'doors',
  'seats',
  'fuel',
  'engineCc',
  'powerKw',
  'motorTax',
  'co2',
  'rangeKm',
  'batteryKwh',
] as const satisfies readonly (keyof Vehicle)[];

export type UsualKey = (typeof usualKeys)[number];

export interface FilledVehicle {
  vehicle: Vehicle;
  /** What was filled in. */
  usual: readonly UsualKey[];
}

/**
 * Fills in what a vehicle leaves out and its make, model, version, year and fuel tell all the same; never anything over
 * what it states. What may be this or that stays unknown.
 *
 *     fillUsual('Car', { make: 'Volkswagen', model: 'Golf', derivative: '1.6 TDI', year: 2016, fuel: 'Diesel', … })
 *       → { vehicle: { …, body: 'Hatchback', doors: 5, engineCc: 1598, co2: 98, motorTax: 180 }, usual: ['body', …] }
 */
export function fillUsual(channel: Channel, vehicle: Vehicle, today = new Date()): FilledVehicle {
  if (isWhole(vehicle)) return { vehicle, usual: [] };
  const { make, model } = vehicle;
  const words = readVersion(channel, vehicle.derivative);
  const values =
    channel === 'Car'
      ? usualCar(vehicle, findCar(make, model), words, today)
      : channel === 'Commercial'
        ? usualCommercial(vehicle, findCommercial(make, model), words, today)
        : usualBike(vehicle, findBike(make, model), words, today);
  const usual = usualKeys.filter((key) => vehicle[key] === null && (values[key] ?? null) !== null);
  if (usual.length === 0) return { vehicle, usual };
  const filled: Record<string, unknown> = { ...vehicle };
  for (const key of usual) filled[key] = values[key];
  // Every value came from a vehicle with these keys.
  return { vehicle: filled as unknown as Vehicle, usual };
}

/** Most rows of a good feed leave nothing open: they cost no more than a look. */
function isWhole(vehicle: Vehicle): boolean {
  const hasBattery = vehicle.fuel === 'Electric' || vehicle.fuel?.includes('Plug-in');
  return usualKeys.every(
    (key) => vehicle[key] !== null || (!hasBattery && (key === 'rangeKm' || key === 'batteryKwh')),
  );
}

/** The vehicle as its seller states it. */
export function withoutUsual(vehicle: Vehicle, usual: readonly (keyof Vehicle)[]): Vehicle {
  if (usual.length === 0) return vehicle;
  return { ...vehicle, ...Object.fromEntries(usual.map((key) => [key, null])) };
}
