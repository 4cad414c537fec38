import type { Dealer } from '@forecourt/domain';
import { exampleDealer } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildNearby } from './build-nearby.ts';

const here = exampleDealer();
const at = (id: number, north: number, changes: Partial<Dealer> = {}) =>
  exampleDealer({
    id,
    name: `Dealer ${id}`,
    place: { ...here.place, latitude: here.place.latitude + north },
    ...changes,
  });
const cars = { Car: 12, Commercial: 0, Bike: 0 };
const nearby = (dealers: readonly Dealer[], stock = new Map(dealers.map(({ id }) => [id, cars]))) =>
  buildNearby(here, { dealers, stock }, 'Car');

test('the nearest come first, with their distance', () => {
  const found = nearby([here, at(8, 0.2), at(9, 0.02), at(10, 0.004)]);
  expect(found.map(({ name, distance }) => [name, distance])).toEqual([
    ['Dealer 10', 'under 1 km'],
    ['Dealer 9', '2.2 km'],
    ['Dealer 8', '22 km'],
  ]);
});

test('a dealer is not near itself', () => {
  expect(nearby([here])).toEqual([]);
});

test('dealers without stock of that kind are left out', () => {
  const other = at(8, 0.1);
  expect(nearby([other], new Map([[8, { ...cars, Car: 0, Bike: 3 }]]))).toEqual([]);
});

test('dealers at the other end of the country are not nearby', () => {
  expect(nearby([at(8, 2)])).toEqual([]);
});

test('their links go to the same type of vehicle', () => {
  const other = at(8, 0.1);
  const [found] = buildNearby(
    here,
    { dealers: [other], stock: new Map([[8, { Car: 0, Commercial: 1, Bike: 0 }]]) },
    'Commercial',
  );
  expect(found).toMatchObject({
    stock: '1 commercial',
    mapHref: '/commercials/dealers/ireland/cork/8/map',
    stockHref: '/commercials/dealers/ireland/cork/8',
  });
});
