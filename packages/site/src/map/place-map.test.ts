import { expect, test } from 'vitest';
import { parsePlaceMap, placeMapPath } from './place-map.ts';

function parse(name: string, query = '') {
  const parameters = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]));
  return parsePlaceMap(name, { get: (key) => parameters.get(key) ?? null });
}

test('a formatted address parses back unchanged', () => {
  const map = {
    position: { latitude: 53.46, longitude: -6.218 },
    spanKm: 120,
    shape: 'wide',
    isApproximate: true,
  } as const;
  const [path = '', query] = placeMapPath(map).split('?');
  expect(parse(path.replace('/maps/place/', ''), query)).toEqual(map);
});

test('an address gives a place to a hundred metres, no closer', () => {
  const position = { latitude: 53.459712, longitude: -6.218149 };
  expect(placeMapPath({ position, spanKm: 60, shape: 'card', isApproximate: false })).toBe(
    '/maps/place/53.46,-6.218.svg?span=60&shape=card',
  );
});

test.each([
  ['a place in Spain', '40.4,-3.7.svg', ''],
  ['a place to the metre', '53.45971,-6.21814.svg', ''],
  ['a span that is not offered', '53.4,-6.2.svg', 'span=61'],
  ['a shape that is not offered', '53.4,-6.2.svg', 'shape=toString'],
  ['no place', 'dublin.svg', ''],
])('%s is refused', (_, name, query) => {
  expect(parse(name, query)).toBeNull();
});
