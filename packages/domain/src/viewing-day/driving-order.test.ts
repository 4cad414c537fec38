import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTown } from '../place/find-town.ts';
import type { Position } from '../place/place.ts';
import { findDrivingOrder, mostStops, routeKm } from './driving-order.ts';

function at(name: string): Position {
  const town = findTown(name);
  if (!town) throw new Error(`${name} is not a town`);
  return town;
}

describe('a driving order', () => {
  it('goes the short way from the start', () => {
    const places = ['Cork', 'Newbridge', 'Portlaoise'].map(at);
    expect(findDrivingOrder(places, at('Naas'))).toEqual([1, 2, 0]);
  });

  it('begins at an end of the way without a start', () => {
    const places = ['Portlaoise', 'Cork', 'Dublin'].map(at);
    const order = findDrivingOrder(places, null);
    expect([order, order.toReversed()]).toContainEqual([1, 0, 2]);
  });

  it('turns round where the nearest next place would lead there and back', () => {
    // Always to the nearest: 1, -2, 5, -9 and so on, across the start each time.
    const places = [1, -2, 5, -9].map((longitude) => ({ latitude: 53, longitude: longitude / 10 - 8 }));
    expect(findDrivingOrder(places, { latitude: 53, longitude: -8 })).toEqual([0, 2, 1, 3]);
  });

  it.each([0, 1])('of %i places is that', (count) => {
    expect(findDrivingOrder([at('Cork')].slice(0, count), null)).toEqual([0].slice(0, count));
  });

  it('keeps the order given of places in one town', () => {
    expect(findDrivingOrder([at('Cork'), at('Cork'), at('Cork')], at('Cork'))).toEqual([0, 1, 2]);
  });
});

const position = fc.record({
  latitude: fc.double({ min: 51.5, max: 55, noNaN: true }),
  longitude: fc.double({ min: -10.5, max: -5.5, noNaN: true }),
});

it('names every place once, is never longer than the one given, and is found again', () => {
  const start = fc.option(position);
  fc.assert(
    fc.property(fc.array(position, { maxLength: mostStops }), start, (places, from) => {
      const given = places.map((_, index) => index);
      const order = findDrivingOrder(places, from);
      expect(order.toSorted((a, b) => a - b)).toEqual(given);
      expect(routeKm(places, order, from)).toBeLessThanOrEqual(routeKm(places, given, from));
      expect(findDrivingOrder(places, from)).toEqual(order);
    }),
    { seed: 62 },
  );
});

it('is at most a fifth longer than the shortest there is', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 3, maxLength: 6 }), (places) => {
      const orders = permutations(places.map((_, index) => index));
      const shortest = Math.min(...orders.map((order) => routeKm(places, order, null)));
      const found = routeKm(places, findDrivingOrder(places, null), null);
      expect(found).toBeLessThanOrEqual(shortest * 1.2 + 1e-6);
    }),
    { seed: 62 },
  );
});

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
