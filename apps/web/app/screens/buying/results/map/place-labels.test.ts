import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';

const sheet = { width: 400, height: 300 };
const dot = (name: string, east: number, south: number) => ({ name, count: '1', east, south, radius: 8 });

test('a name is beside its dot', () => {
  expect(placeLabels([dot('Mallow', 100, 100)], sheet)).toEqual([{ x: 113, y: 100, anchor: 'start' }]);
});

test('at the edge of the map it is on the other side', () => {
  expect(placeLabels([dot('Youghal', 390, 100)], sheet)[0]?.anchor).toBe('end');
});

test('it covers no other dot', () => {
  const [first] = placeLabels([dot('Cork', 200, 100), dot('Cobh', 230, 100)], sheet);
  expect(first?.anchor).toBe('end');
});

test('a dot among others is not named', () => {
  const around = [-24, 0, 24].flatMap((x) => [-24, 0, 24].map((y) => dot('Long name', 200 + x, 150 + y)));
  expect(placeLabels(around, { width: 260, height: 190 })).toContain(null);
});
