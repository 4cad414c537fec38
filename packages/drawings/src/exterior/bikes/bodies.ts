import type { BikeProfile } from './bike-profile.ts';
import { enduro, motocross, supermoto, trial } from './dirt-bikes.ts';
import { sports, sportsTourer, touring } from './faired-bikes.ts';
import { adventure, cruiser } from './long-bikes.ts';
import { cafeRacer, commuter, electric, naked, retro, scrambler } from './naked-bikes.ts';
import { quad } from './quad.ts';
import { moped, scooter, threeWheeler } from './scooters.ts';

const profiles: Readonly<Record<string, BikeProfile>> = {
  Naked: naked,
  Sports: sports,
  'Sports Tourer': sportsTourer,
  Adventure: adventure,
  Touring: touring,
  Cruiser: cruiser,
  Scooter: scooter,
  Moped: moped,
  Commuter: commuter,
  Motocross: motocross,
  Enduro: enduro,
  Supermoto: supermoto,
  'Retro / Classic': retro,
  Scrambler: scrambler,
  Electric: electric,
  Trial: trial,
  'Three-wheeler': threeWheeler,
  'Quad / ATV': quad,
  'Cafe Racer': cafeRacer,
};

export const bikeBodies: readonly string[] = Object.keys(profiles);

export const bikeProfileFor = (body: string): BikeProfile =>
  Object.hasOwn(profiles, body) ? (profiles[body] ?? naked) : naked;
