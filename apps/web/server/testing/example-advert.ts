import { type Advert, type Vehicle, vehicleAttributes } from '@forecourt/domain';

const nothingKnown = Object.fromEntries(vehicleAttributes.map(({ key }) => [key, null]));

/** A plain advert for tests to vary. */
export function exampleAdvert(changes: Partial<Advert> = {}): Advert {
  return {
    source: 'example',
    sourceReference: '1',
    publicReference: '0123456789ab',
    channel: 'Car',
    status: 'live',
    title: '191 Škoda Octavia',
    description: 'One owner.',
    vehicle: {
      ...nothingKnown,
      make: 'Škoda',
      model: 'Octavia',
      derivative: '1.6 TDI Ambition',
      condition: 'Used',
      year: 2019,
      registration: '191-D-12345',
      body: 'Saloon',
      colour: 'Blue',
      fuel: 'Diesel',
    } as unknown as Vehicle,
    price: 14_950,
    finance: null,
    pictures: ['drawing:side', 'drawing:front'],
    videoUrl: null,
    hasSpin: false,
    seller: { kind: 'private', name: 'Aoife', phone: null, email: null },
    place: { county: 'Dublin', town: 'Swords', routingKey: 'K67', latitude: 53.4597, longitude: -6.2181 },
    isFeatured: false,
    listedAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
    endedAt: null,
    priceHistory: [{ at: '2026-11-01T09:00:00.000Z', price: 14_950 }],
    ...changes,
  };
}
