import { exampleAdvert } from '@forecourt/domain/testing';
import { fakeServices } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildPopularSearchesView } from './build-popular-searches-view.ts';

const focus = { ...exampleAdvert.vehicle, make: 'Ford', model: 'Focus', body: 'SUV' } as const;
const { search } = fakeServices([
  exampleAdvert,
  { ...exampleAdvert, publicReference: '000000000002', vehicle: focus },
  { ...exampleAdvert, publicReference: '000000000003', vehicle: focus },
]);

async function buildCars() {
  const found = await search.search({ channel: 'Car', size: 1 });
  const [cars] = buildPopularSearchesView([{ channel: 'Car', found, makes: await search.makes('Car') }]);
  return new Map(cars?.groups.map(({ title, links }) => [title, links]));
}

test('makes and models with most adverts come first and link to their listings', async () => {
  const groups = await buildCars();
  expect(groups.get('Makes')).toEqual([
    { text: 'Ford', count: '2', href: '/used-cars/ford' },
    { text: 'Škoda', count: '1', href: '/used-cars/skoda' },
  ]);
  expect(groups.get('Models')?.[0]).toEqual({
    text: 'Ford Focus',
    count: '2',
    href: '/used-cars/ford/focus',
  });
});

test('bodies are in the plural', async () => {
  expect((await buildCars()).get('Body types')?.map(({ text, href }) => [text, href])).toEqual([
    ['SUVs', '/used-cars?body=suv'],
    ['Saloons', '/used-cars?body=saloon'],
  ]);
});

test('counties and prices are included', async () => {
  const groups = await buildCars();
  expect(groups.get('Counties')?.[0]?.href).toBe('/used-cars/ireland/dublin');
  expect(groups.get('Prices')?.[0]).toMatchObject({ text: '€10,000 to €14,999', count: '3' });
});

test.each([
  [['Petrol'], []],
  [
    ['Petrol', 'Diesel'],
    ['/used-cars?fuel=diesel', '/used-cars?fuel=petrol'],
  ],
])('%j offers a choice of %j', (fuels, expected) => {
  const values = fuels.map((value) => ({ value, count: 1 }));
  const found = { total: 2, facets: { fuel: { kind: 'values', values } } } as const;
  const [cars] = buildPopularSearchesView([{ channel: 'Car', found, makes: [] }]);
  const offered = cars?.groups.find(({ title }) => title === 'Fuels')?.links ?? [];
  expect(offered.map(({ href }) => href)).toEqual(expected);
});

test('a channel without stock is left out', async () => {
  const found = await search.search({ channel: 'Bike', size: 1 });
  expect(buildPopularSearchesView([{ channel: 'Bike', found, makes: [] }])).toEqual([]);
});
