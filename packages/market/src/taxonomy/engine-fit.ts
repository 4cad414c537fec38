import type { Engine } from './engine-types.ts';
import type { Fuel } from './taxonomy-types.ts';

/** A model's sizes are listed for all its fuels together; these models had fewer of them with a fuel. */
// biome-ignore format: one model a line reads as a table
const sizesOfFuel: Readonly<Record<string, Readonly<Partial<Record<Fuel, readonly number[]>>>>> = {
  'Audi A3': { Diesel: [1.6, 1.9, 2], Petrol: [1, 1.2, 1.4, 1.5, 1.8, 2] },
  'Audi A4': { Diesel: [1.9, 2, 3], Petrol: [1.4, 1.8, 2] },
  'Audi A5': { Diesel: [2, 3], Petrol: [1.4, 1.8, 2] },
  'Audi A6': { Diesel: [2, 2.5, 2.7, 3] },
  'BMW 1 Series': { Petrol: [1.5, 1.6, 2] },
  'BMW 2 Series': { Diesel: [1.5, 2] },
  'BMW 3 Series': { Diesel: [2, 3], 'Petrol Plug-in Hybrid': [2] },
  'BMW X1': { Diesel: [1.5, 1.8, 2] },
  'BMW X3': { 'Petrol Plug-in Hybrid': [2] },
  'Ford Focus': { Diesel: [1.5, 1.6, 1.8, 2] },
  'Ford Mondeo': { Diesel: [1.5, 1.6, 1.8, 2, 2.2], 'Petrol Hybrid': [2] },
  'Hyundai i30': { Diesel: [1.4, 1.6] },
  'Hyundai Tucson': { Diesel: [1.6, 1.7, 2] },
  'Nissan Qashqai': { 'Petrol Hybrid': [1.3, 1.5], Diesel: [1.5, 1.6] },
  'Nissan X-Trail': { 'Petrol Hybrid': [1.5], Petrol: [1.3, 1.6, 2] },
  'Nissan Juke': { 'Petrol Hybrid': [1.6] },
  'Renault Clio': { 'Petrol Hybrid': [1.6] },
  'Renault Captur': { 'Petrol Hybrid': [1.6], 'Petrol Plug-in Hybrid': [1.6] },
  'Toyota Corolla': { Petrol: [1.2, 1.33, 1.4, 1.6], Diesel: [1.4] },
  'Toyota RAV4': { 'Petrol Hybrid': [2.5] },
  'Toyota Yaris': { 'Petrol Hybrid': [1.5], Diesel: [1.4] },
  'Volkswagen Golf': { Diesel: [1.6, 1.9, 2], 'Petrol Plug-in Hybrid': [1.4, 1.5] },
  'Volkswagen Passat': { Diesel: [1.6, 1.9, 2], 'Petrol Plug-in Hybrid': [1.4, 1.5] },
  'Volkswagen Touran': { Diesel: [1.6, 1.9, 2] },
  'Skoda Octavia': { Diesel: [1.6, 1.9, 2], 'Petrol Plug-in Hybrid': [1.4, 1.5] },
  'Skoda Superb': { Diesel: [1.6, 1.9, 2], 'Petrol Plug-in Hybrid': [1.4, 1.5] },
  'Seat Leon': { Diesel: [1.6, 1.9, 2], 'Petrol Plug-in Hybrid': [1.4] },
  'Volvo XC60': { Diesel: [2, 2.4], Petrol: [2] },
};

/** The weakest engine, by its strongest tune in kW, that a car of a list price was ever given. */
const weakest: readonly (readonly [fromPrice: number, kw: number])[] = [
  [0, 0],
  [20_000, 44],
  [28_000, 60],
  [36_000, 67],
  [45_000, 85],
  [60_000, 100],
];

/** Whether a model of a list price could have had the engine. */
export function couldHave(name: string, engine: Engine, listPrice: number | null, year: number): boolean {
  if (engine.label === 'GR' && !name.includes(' GR ')) return false;
  const sizes = sizesOfFuel[name]?.[engine.fuel];
  if (sizes !== undefined) return sizes.includes(engine.litres);
  if (listPrice === null) return true;
  const least = weakest.findLast(([from]) => from <= listPrice)?.[1] ?? 0;
  // Cars had less power before 2008, and list prices are those of today.
  return engine.kw[1] >= least * (year < 2008 ? 0.75 : 1);
}
