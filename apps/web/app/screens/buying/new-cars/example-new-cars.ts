import type { NewVersion } from '@forecourt/services';

/** A plain new car for tests to vary. */
export const exampleVersion: NewVersion = {
  reference: '0123456789ab',
  make: 'Volkswagen',
  model: 'Golf',
  body: 'Hatchback',
  fuel: 'Petrol',
  price: 33_500,
  co2: 124,
  motorTax: 200,
  rangeKm: null,
  imageUrl: '/media/adverts/0123456789ab/1-aaaa/%d',
};

export const exampleVersions: readonly NewVersion[] = [
  exampleVersion,
  { ...exampleVersion, fuel: 'Petrol Plug-in Hybrid', price: 44_000, co2: 20, motorTax: 140, rangeKm: 120 },
  { ...exampleVersion, fuel: 'Diesel', body: 'Estate', price: null, co2: 118, motorTax: 190 },
  { ...exampleVersion, model: 'ID.3', fuel: 'Electric', price: 36_000, co2: 0, motorTax: 120, rangeKm: 430 },
  { ...exampleVersion, make: 'BMW', model: 'X1', body: 'SUV', price: 52_000 },
];
