import { expect, it } from 'vitest';
import { hullOf } from './hull.ts';

it('keeps the corners and leaves out points between and inside', () => {
  const points = [
    [0, 0],
    [2, 0],
    [1, 0],
    [1, 1],
    [2, 2],
    [0, 2],
  ] as const;
  expect(hullOf(points)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ]);
});
