import { expect, test } from 'vitest';
import { addBit, bitset } from './bitset.ts';
import { countIn, listIn, windowsOf } from './windows.ts';

test('ranges that share a word become one window, so that nothing is counted twice', () => {
  expect(
    windowsOf([
      [0, 10],
      [20, 40],
      [40, 41],
      [100, 100],
      [200, 230],
    ]),
  ).toEqual([
    [0, 2],
    [6, 8],
  ]);
});

test('members within the windows are counted and listed', () => {
  const set = bitset(256);
  for (const doc of [0, 31, 32, 100, 255]) addBit(set, doc);
  const windows = [
    [0, 1],
    [7, 8],
  ] as const;
  const out = new Uint32Array(8);
  expect(countIn(set, windows)).toBe(3);
  expect(Array.from(out.subarray(0, listIn(set, windows, out)))).toEqual([0, 31, 255]);
});
