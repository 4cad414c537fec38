import { type Advert, type Vehicle, vehicleAttributes } from '@forecourt/domain';

const noVehicle = Object.fromEntries(vehicleAttributes.map(({ key }) => [key, null]));

type Parts = Omit<Partial<Advert>, 'vehicle'> & { vehicle?: Partial<Vehicle> };

/** A live advert for a used Ford Focus in Dublin; pass only what matters to the test. */
export function sampleAdvert(publicReference: string, { vehicle, ...parts }: Parts = {}): Advert {
  return {
    publicReference,
    source: 'test',
    sourceReference: publicReference,
    channel: 'Car',
    status: 'live',
    title: '',
    description: '',
    vehicle: {
      ...noVehicle,
      make: 'Ford',
      model: 'Focus',
      condition: 'Used',
      year: 2019,
      ...vehicle,
    } as Vehicle,
    price: 15_000,
    finance: null,
    pictures: [],
    videoUrl: null,
    hasSpin: false,
    seller: { kind: 'private', name: 'Aoife', phone: null, email: null },
    place: {
      county: 'Dublin',
      town: null,
      routingKey: null,
      latitude: 53.35,
      longitude: -6.26,
      precision: 'exact',
    },
    isFeatured: false,
    usual: [],
    doubted: [],
    listedAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    endedAt: null,
    priceHistory: [],
    ...parts,
  };
}
