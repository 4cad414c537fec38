import { expect, test } from 'vitest';
import { buildAxis } from './scale.ts';

test('an axis runs between round numbers around its figures', () => {
  expect(buildAxis([3200, 11_900], [0, 100]).ticks).toEqual([2500, 5000, 7500, 10_000, 12_500]);
});

test('figures find their place between its ends', () => {
  const { scale } = buildAxis([0, 100], [200, 0]);
  expect([scale(0), scale(50), scale(100)]).toEqual([200, 100, 0]);
});

test('equal figures still have an axis', () => {
  expect(buildAxis([15_000, 15_000], [0, 100]).ticks).toEqual([15_000, 15_001]);
});
