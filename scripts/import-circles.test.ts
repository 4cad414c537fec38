import { expect, test } from 'vitest';
import { findCircles } from './import-circles.ts';

const circlesOf = (imports: Record<string, readonly string[]>) =>
  findCircles(new Map(Object.entries(imports)));

test('neither a chain nor two paths to the same file are a circle', () => {
  expect(circlesOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
});

test('finds files that import each other through others', () => {
  expect(circlesOf({ a: ['b'], b: ['c'], c: ['a', 'd'], d: [] })).toEqual([['a', 'b', 'c']]);
});

test('finds every circle, and a file that imports itself', () => {
  expect(circlesOf({ a: ['b'], b: ['a'], c: ['c'], d: ['a'] })).toEqual([['a', 'b'], ['c']]);
});
