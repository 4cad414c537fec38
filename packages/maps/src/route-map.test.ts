import { loadLibrary } from '@forecourt/content';
import { distanceKm, findTown, type Position, type Town } from '@forecourt/domain';
import { frameRoute, parseRouteMap, roundTrip, routeMapPath } from '@forecourt/site';
import { beforeAll, expect, test } from 'vitest';
import { drawRoute } from './draw-route.ts';
import { isOnLand } from './is-on-land.ts';
import { loadIsland } from './island.ts';

const parse = (name: string, query = '') => parseRouteMap(name, new URLSearchParams(query));

let west: Town[];
beforeAll(() => {
  west = ['galway', 'clifden', 'westport'].flatMap((slug) => findTown(slug) ?? []);
});

test('formatting and parsing round-trip', () => {
  const [galway, ...others] = west;
  if (!galway) throw new Error('no Galway');
  const way = [galway, { latitude: 53.43, longitude: -9.32 }, ...others];
  const map = { way, isRound: true, shape: 'phone' } as const;
  const [path = '', query] = routeMapPath(map).split('?');
  expect(path).toBe('/maps/route/galway,53.43w9.32,clifden,westport,galway.svg');
  expect(parse(path.replace('/maps/route/', ''), query)).toEqual(map);
});

test.each([
  ['a town that nobody knows', 'galway,atlantis.svg'],
  ['a single town', 'galway.svg'],
  ['a town by its Irish name', 'galway,gaillimh.svg'],
  ['places without towns to stop in', 'galway,53.43w9.32.svg'],
  ['a place that is not in Ireland', 'galway,48.85w9.3,clifden.svg'],
  ['more towns than a map can show', `${Array(13).fill('cork').join(',')}.svg`],
])('%s is refused', (_, name) => {
  expect(parse(name)).toBeNull();
});

test('the first town repeated at the end closes the round trip and is not a new stop', () => {
  const [galway, ...others] = west;
  if (!galway) throw new Error('no Galway');
  expect(roundTrip([galway, ...others, galway])).toEqual({ way: west, isRound: true });
  expect(roundTrip(west)).toEqual({ way: west, isRound: false });
});

test('a frame contains every stop', () => {
  const { centre, spanKm } = frameRoute(west, 'wide');
  expect(centre.longitude).toBeCloseTo((-9.0568 - 10.019) / 2);
  // Galway and Clifden are 64 km apart.
  expect(spanKm).toBeGreaterThan(64);
});

test('a round trip returns to its start, and a one-way route does not', () => {
  const corners = [
    [0, 0],
    [60, 0],
    [60, 60],
  ] as const;
  expect(drawRoute(corners, true)).toMatch(/ 0\.0 0\.0"\/>$/);
  expect(drawRoute(corners, false)).toMatch(/ 60\.0 60\.0"\/>$/);
});

test('the site’s road trips stay on land, except for a bridge', async () => {
  const { republic, north } = await loadIsland();
  const shores = [...republic, ...north].flat().map((ring) => ring.map(([x = 0, y = 0]) => [x, y] as const));
  const trips = (await loadLibrary()).on('2026-11-15').list('roadtrip');
  expect(trips.length).toBeGreaterThanOrEqual(4);
  for (const { slug, stops = [] } of trips) {
    const wet = stops.slice(1).map((to, index) => wetKm(shores, stops[index] ?? to, to));
    expect(Math.max(...wet), slug).toBeLessThan(mostBridgeKm);
  }
});

/** The mouth of the Bandon at Kinsale, on a coast that is drawn to a kilometre or so. */
const mostBridgeKm = 2;

/** How much of the straight line between two places is water. */
function wetKm(shores: Parameters<typeof isOnLand>[1], from: Position, to: Position): number {
  const steps = 50;
  const wet = Array.from({ length: steps + 1 }, (_, step) => step / steps).filter(
    (share) =>
      !isOnLand(
        [
          from.longitude + (to.longitude - from.longitude) * share,
          from.latitude + (to.latitude - from.latitude) * share,
        ],
        shores,
      ),
  );
  return (wet.length / steps) * distanceKm(from, to);
}
