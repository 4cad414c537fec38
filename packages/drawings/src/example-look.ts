import type { VehicleLook } from './look.ts';

/** A plain hatchback for tests to vary. */
export const exampleLook: VehicleLook = {
  channel: 'Car',
  body: 'Hatchback',
  colour: 'Blue',
  make: 'Ford',
  model: 'Focus',
  year: 2019,
  doors: 5,
  fuel: 'Diesel',
  plate: '191-D-12345',
  seed: 7,
};
