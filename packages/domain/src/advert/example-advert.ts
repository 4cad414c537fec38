import { unknownVehicle } from '../vehicle/unknown-vehicle.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';
import type { Advert } from './advert.ts';

export const exampleVehicle: Vehicle = {
  ...unknownVehicle,
  make: 'Škoda',
  model: 'Octavia',
  derivative: '1.6 TDI Ambition',
  condition: 'Used',
  year: 2019,
  registration: '191-D-12345',
  mileage: 98_000,
  body: 'Saloon',
  colour: 'Blue',
  doors: 5,
  fuel: 'Diesel',
};

/** A plain advert for tests to vary. */
export const exampleAdvert: Advert = {
  source: 'example',
  sourceReference: '1',
  publicReference: '0123456789ab',
  channel: 'Car',
  status: 'live',
  title: '191 Škoda Octavia',
  description: 'One owner.',
  vehicle: exampleVehicle,
  usual: [],
  doubted: [],
  price: 14_950,
  finance: null,
  pictures: ['drawing:side', 'photo:front.jpg'],
  videoUrl: null,
  hasSpin: false,
  seller: { kind: 'trade', dealerId: 7 },
  place: {
    county: 'Dublin',
    town: 'Swords',
    routingKey: 'K67',
    latitude: 53.4597,
    longitude: -6.2181,
    precision: 'exact',
  },
  isFeatured: false,
  listedAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  endedAt: null,
  priceHistory: [{ at: '2026-11-01T09:00:00.000Z', price: 14_950 }],
};
