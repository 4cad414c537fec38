import { kmToMiles, milesToKm, type Vehicle } from '@forecourt/domain';
import type { RandomStream } from '../random/random-stream.ts';

type Fuel = NonNullable<Vehicle['fuel']>;

/**
 * Median km by age in years, measured on Irish dealer adverts; short lists continue at the rate of their last
 * years.
 */
const medianKm: Readonly<Partial<Record<Fuel, readonly number[]>>> = {
  Petrol: [3949, 19207, 27958, 44906, 58065, 70376, 80341, 84998, 96017, 101000, 108000, 115000, 121000],
  Diesel: [5000, 28670, 45463, 69200, 91730, 108622, 122022, 139544, 153121, 165000, 186679, 196000, 205000],
  'Petrol Hybrid': [6000, 22500, 34975, 60440, 82030, 97816, 106949, 112999, 118999, 124999, 131898],
  'Petrol Plug-in Hybrid': [6477, 20921, 35000, 63223, 84130, 98510, 112698],
  Electric: [4500, 17758, 29500, 45525, 58000, 71000, 82000, 91000],
};

const laterPace: Readonly<Partial<Record<Fuel, number>>> = { Petrol: 5500, Diesel: 8500, Electric: 9000 };

/** The typical mileage of a car with this fuel at an age. */
export function usualCarMileage(fuel: Fuel, age: number): number {
  const list = medianKm[fuel] ?? medianKm.Petrol ?? [];
  const last = list.length - 1;
  if (age >= last) return (list[last] ?? 0) + Math.min(age - last, 8) * (laterPace[fuel] ?? 7000);
  const whole = Math.floor(age);
  const low = list[whole] ?? 0;
  return low + ((list[whole + 1] ?? low) - low) * (age - whole);
}

/** Young cars vary more: one was a demonstrator, another a taxi's spare. */
export function chooseMileage(random: RandomStream, usual: number, age: number, most: number): number {
  const spread = age < 2.5 ? 0.52 : 0.4;
  const km = Math.max(40, usual * Math.exp(Math.min(0.85, spread * random.normal())));
  // Values beyond the maximum are spread out below it, so that no two are exactly at the limit.
  return Math.round(km > most ? most * random.between(0.7, 1) : km);
}

/**
 * Dealers state what the odometer says, owners what they remember: a round figure in the odometer's own unit.
 */
export function stateMileage(random: RandomStream, km: number, isTrade: boolean, isInMiles: boolean): number {
  const shown = isInMiles ? Math.round(kmToMiles(km)) : km;
  const stated = shown < 1000 ? shown : roundAsStated(random, shown, isTrade);
  return isInMiles ? Math.round(milesToKm(stated)) : stated;
}

function roundAsStated(random: RandomStream, shown: number, isTrade: boolean): number {
  if (random.chance(isTrade ? 0.35 : 0.75)) return Math.round(shown / 1000) * 1000;
  return isTrade ? shown : Math.round(shown / 500) * 500;
}
