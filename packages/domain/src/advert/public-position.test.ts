import { expect, test } from 'vitest';
import { exampleAdvert } from './example-advert.ts';
import { publicPosition } from './public-position.ts';

const seller = { kind: 'private', name: 'Aoife', phone: null, email: null } as const;
const place = { ...exampleAdvert.place, latitude: 53.46321, longitude: -6.22789 };

test('a dealer is shown where it is', () => {
  expect(publicPosition({ ...exampleAdvert, place })).toEqual({
    latitude: 53.46321,
    longitude: -6.22789,
    isApproximate: false,
  });
});

test('a private seller is shown in the middle of the town', () => {
  expect(publicPosition({ seller, place })).toEqual({
    latitude: 53.4597,
    longitude: -6.2181,
    isApproximate: true,
  });
});

test('a village of the gazetteer is a town as well', () => {
  const spiddal = { ...place, county: 'Galway', town: 'Spiddal' };
  expect(publicPosition({ seller, place: spiddal })).toMatchObject({ latitude: 53.244, longitude: -9.306 });
});

test('a place known only by its area is shown as it is', () => {
  const area = { ...place, town: 'Dublin 12', precision: 'area' } as const;
  expect(publicPosition({ ...exampleAdvert, place: area })).toMatchObject({
    latitude: place.latitude,
    isApproximate: true,
  });
});

test('without a town it is the middle of the county', () => {
  expect(publicPosition({ seller, place: { ...place, town: null } })).toMatchObject({ latitude: 53.4 });
});

test('a place in no known county is rounded', () => {
  expect(publicPosition({ seller, place: { ...place, town: null, county: 'Elsewhere' } })).toMatchObject({
    latitude: 53.5,
    longitude: -6.2,
  });
});
