import { type SearchableAdvert, searchableAttributes } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { sampleAdvert } from '../testing/advert-sample.ts';
import { AdvertReader } from './advert-reader.ts';

const { vehicle, ...advert } = sampleAdvert('one');
const turned = Object.fromEntries(Object.entries(vehicle).reverse());
const { make, model, year, colour } = vehicle;

test('vehicles with other properties, or in another order, are read like each attribute reads them', () => {
  const reader = new AdvertReader(searchableAttributes);
  const vehicles = [
    vehicle,
    turned,
    { make, model, year },
    { ...vehicle, colour: 'Red', extra: 1 },
    { colour },
  ];
  for (const each of [...vehicles, ...vehicles.reverse()]) {
    const read = { ...advert, vehicle: each } as SearchableAdvert;
    const values = reader.read(read);
    expect(searchableAttributes.map((_, place) => values[place])).toEqual(
      searchableAttributes.map((attribute) => attribute.read(read)),
    );
  }
});
