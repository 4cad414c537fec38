import type { Channel, Vehicle } from '@forecourt/domain';
import { findBike, findCar, findCommercial } from './find-facts.ts';
import { usualBike } from './usual-bike.ts';
import { usualCar } from './usual-car.ts';
import { usualCommercial } from './usual-commercial.ts';
import { type UsualKey, type UsualValues, usualKeys } from './usual-keys.ts';

export interface FilledVehicle {
  vehicle: Vehicle;
  /** What was filled in. */
  usual: readonly UsualKey[];
}

const nothing: readonly UsualKey[] = [];

/**
 * Fills in what a vehicle leaves out but its make, model, version, year and fuel determine; never overwrites
 * a stated value. Ambiguous values stay unknown.
 *
 *     fillUsual('Car', { make: 'Volkswagen', model: 'Golf', derivative: '1.6 TDI', year: 2016, fuel: 'Diesel', … })
 *       → { vehicle: { …, body: 'Hatchback', doors: 5, engineCc: 1598, co2: 98, motorTax: 180 }, usual: ['body', …] }
 */
export function fillUsual(channel: Channel, vehicle: Vehicle, today = new Date()): FilledVehicle {
  if (isWhole(vehicle)) return { vehicle, usual: nothing };
  const values = valuesOf(channel, vehicle, today);
  const usual = usualKeys.filter((key) => vehicle[key] === null && values[key] !== null);
  return usual.length === 0 ? { vehicle, usual } : { vehicle: { ...vehicle, ...values }, usual };
}

function valuesOf(channel: Channel, vehicle: Vehicle, today: Date): UsualValues {
  const { make, model } = vehicle;
  switch (channel) {
    case 'Car':
      return usualCar(vehicle, findCar(make, model), today);
    case 'Commercial':
      return usualCommercial(vehicle, findCommercial(make, model), today);
    case 'Bike':
      return usualBike(vehicle, findBike(make, model), today);
  }
}

/** Most rows of a good feed leave nothing open, and cost only a check. */
function isWhole(vehicle: Vehicle): boolean {
  const hasBattery = vehicle.fuel === 'Electric' || vehicle.fuel?.includes('Plug-in');
  for (const key of usualKeys)
    if (vehicle[key] === null && (hasBattery || (key !== 'rangeKm' && key !== 'batteryKwh'))) return false;
  return true;
}

/** The vehicle as its seller states it. */
export function withoutUsual(vehicle: Vehicle, usual: readonly (keyof Vehicle)[]): Vehicle {
  if (usual.length === 0) return vehicle;
  return { ...vehicle, ...Object.fromEntries(usual.map((key) => [key, null])) };
}
