import { expect, test } from 'vitest';
import { buildAxis, fitAxis } from './scale.ts';

test('an axis runs between round numbers around its figures', () => {
  expect(buildAxis([3200, 11_900], [0, 100]).ticks).toEqual([2500, 5000, 7500, 10_000, 12_500]);
});

test('figures are placed between its ends', () => {
  const { scale } = buildAxis([0, 100], [200, 0]);
  expect([scale(0), scale(50), scale(100)]).toEqual([200, 100, 0]);
});

test('equal figures still have an axis', () => {
  expect(buildAxis([15_000, 15_000], [0, 100]).ticks).toEqual([15_000, 15_001]);
});

test('a fitted axis ends close to its figures, with round numbers between', () => {
  const { scale, ticks } = fitAxis([31_000, 91_000], [0, 100]);
  expect([scale(31_000), scale(91_000)]).toEqual([4.5, 95.5]);
  expect(ticks).toEqual([40_000, 60_000, 80_000]);
});

test('a fitted axis of figures that cannot be negative does not go below zero', () => {
  expect(fitAxis([0, 100], [0, 100]).scale(0)).toBe(0);
});
