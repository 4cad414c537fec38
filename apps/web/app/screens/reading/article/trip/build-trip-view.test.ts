import { findTown } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { buildTripView } from './build-trip-view.ts';

const stops = ['galway', 'clifden', 'westport'].flatMap((slug, index) => {
  const town = findTown(slug);
  if (!town) return [];
  const { latitude, longitude } = town;
  const query = { channel: 'Car', near: { latitude, longitude, name: slug, radiusKm: 25 } } as const;
  return [{ town, query, cars: [1240, 1, 0][index] ?? 0 }];
});

const way = stops.map(({ town }) => town);

test('each stop shows how many cars are for sale around it, and links to them', () => {
  expect(buildTripView(stops, { way, isRound: false }).stops).toEqual([
    {
      name: 'Galway',
      place: 'Co. Galway',
      cars: '1,240 cars for sale within 25 km',
      href: '/used-cars?near=galway&radius=25',
    },
    {
      name: 'Clifden',
      place: 'Co. Galway',
      cars: '1 car for sale within 25 km',
      href: '/used-cars?near=clifden&radius=25',
    },
    { name: 'Westport', place: 'Co. Mayo', cars: 'No cars for sale within 25 km just now', href: null },
  ]);
});

test('the map has a text description, including the way back of a round trip', () => {
  expect(buildTripView(stops, { way, isRound: false }).alt).toBe(
    'Map of the route through Galway, Clifden and Westport',
  );
  expect(buildTripView(stops, { way, isRound: true }).alt).toBe(
    'Map of the route through Galway, Clifden and Westport, and back to Galway',
  );
});

test('a note says that the line is not the road', () => {
  expect(buildTripView(stops, { way, isRound: true }).note).toContain('not every bend in the road');
});
