import type { Engine } from './engine-types.ts';
import type { PowerClass } from './power-class.ts';
import { isSizeInTime } from './size-years.ts';
import type { Fuel } from './taxonomy-types.ts';

/** From then on the three-litre M cars have their own engine. */
const firstTurboM = 2014;

/** A model's sizes are listed for all its fuels together; these models had fewer of them with a fuel. */
// biome-ignore format: one model a line reads as a table
const sizesOfFuel: Readonly<Record<string, Readonly<Partial<Record<Fuel, readonly number[]>>>>> = {
  'Audi A3': { Diesel: [1.6, 1.9, 2], Petrol: [1, 1.2, 1.4, 1.5, 1.8, 2] },
  'Audi A4': { Diesel: [1.9, 2, 3], Petrol: [1.4, 1.8, 2] },
  'Audi A5': { Diesel: [2, 3], Petrol: [1.4, 1.8, 2] },
  'Audi A6': { Diesel: [2, 2.5, 2.7, 3] },
  'BMW 1 Series': { Petrol: [1.5, 1.6, 2], Diesel: [1.5, 1.6, 1.8, 2] },
  'KGM Korando': { Petrol: [1.5, 2], Diesel: [1.6, 2, 2.2] },
  'Mitsubishi ASX': { Petrol: [1.6, 2], Diesel: [1.6, 1.8, 2.2] },
  'Mitsubishi Outlander': { Petrol: [2, 2.4], Diesel: [2, 2.2] },
  'BMW 2 Series': { Diesel: [1.5, 2] },
  'BMW 3 Series': { Diesel: [2, 3], 'Petrol Plug-in Hybrid': [2] },
  'BMW X1': { Diesel: [1.5, 1.8, 2] },
  'BMW X3': { 'Petrol Plug-in Hybrid': [2] },
  'Ford Transit Courier': { Petrol: [1] },
  'Honda CR-V': { 'Petrol Hybrid': [2] },
  'Ford Galaxy': { Diesel: [1.8, 2, 2.2] },
  'Ford Kuga': { Diesel: [1.5, 2] },
  'Ford Ranger': { 'Petrol Plug-in Hybrid': [2.3] },
  'Ford S-Max': { Diesel: [1.8, 2, 2.2] },
  'Lexus IS': { Diesel: [2.2] },
  'Mercedes-Benz A-Class': { Petrol: [1.3, 1.6, 2], 'Petrol Plug-in Hybrid': [1.3] },
  'Mercedes-Benz B-Class': { Petrol: [1.3, 1.6, 2], 'Petrol Plug-in Hybrid': [1.3] },
  'Mercedes-Benz CLA-Class': { Petrol: [1.3, 1.6, 2], 'Petrol Plug-in Hybrid': [1.3] },
  'Mercedes-Benz GLA-Class': { Petrol: [1.3, 1.6, 2], 'Petrol Plug-in Hybrid': [1.3] },
  'Volkswagen Touareg': { Petrol: [3] },
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
  'Toyota RAV4': { 'Petrol Hybrid': [2.5], Diesel: [2, 2.2], 'Petrol Plug-in Hybrid': [2.5] },
  'Toyota Yaris': { 'Petrol Hybrid': [1.5], Diesel: [1.4] },
  'Volkswagen Golf': { Diesel: [1.6, 1.9, 2], 'Petrol Plug-in Hybrid': [1.4, 1.5] },
  'Volkswagen Passat': { Diesel: [1.6, 1.9, 2], 'Petrol Plug-in Hybrid': [1.4, 1.5] },
  'Volkswagen Touran': { Diesel: [1.6, 1.9, 2] },
  'Skoda Octavia': { Diesel: [1.6, 1.9, 2], 'Petrol Plug-in Hybrid': [1.4, 1.5] },
  'Skoda Superb': { Diesel: [1.6, 1.9, 2], 'Petrol Plug-in Hybrid': [1.4, 1.5] },
  'Seat Leon': { Diesel: [1.6, 1.9, 2], 'Petrol Plug-in Hybrid': [1.4] },
  'Bentley Bentayga': { Petrol: [4, 6], 'Petrol Plug-in Hybrid': [3] },
  'Bentley Continental GT': { 'Petrol Plug-in Hybrid': [4] },
  'Bentley Flying Spur': { Petrol: [4, 6], 'Petrol Plug-in Hybrid': [2.9] },
  'Land Rover Range Rover': { Diesel: [3, 3.6, 4.4], Petrol: [3, 4.4, 5] },
  'Land Rover Range Rover Sport': { Diesel: [2.7, 3, 3.6, 4.4], Petrol: [3, 4.4, 5] },
  'Volvo XC60': { Diesel: [2, 2.4], Petrol: [2] },
};

/** Whether the engine's size was fitted to the model in that year. */
export function wasFitted(name: string, engine: Engine, year: number): boolean {
  if (engine.label === 'GR' && !name.includes(' GR ')) return false;
  if (engine.litres === 3 && year >= firstTurboM && engine.fuel === 'Petrol' && name.startsWith('BMW'))
    if ((engine.label === 'M') !== /^BMW (M\d|X\d M)/.test(name)) return false;
  const sizes = sizesOfFuel[name]?.[engine.fuel];
  return isSizeInTime(name, engine, year) && (sizes === undefined || sizes.includes(engine.litres));
}

/** Whether the engine comes in a tune that suits the class. */
export function suitsClass({ kw: [low, high] }: Engine, { least, most }: PowerClass): boolean {
  return high >= least && low <= most;
}
