import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBit, addRange, bitset, countRange, countWord, hasBit, removeBit } from './bitset.ts';

test('a document is in the set once added, and no longer once removed', () => {
  const set = bitset(100);
  addBit(set, 63);
  expect(hasBit(set, 63)).toBe(true);
  expect(hasBit(set, 62)).toBe(false);
  removeBit(set, 63);
  expect(hasBit(set, 63)).toBe(false);
});

test('the bits of a word are counted, including the sign bit', () => {
  expect([0, 1, -1, -2147483648, 0x0f0f0f0f].map(countWord)).toEqual([0, 1, 32, 1, 16]);
});

test('a range is added and counted whichever words its ends fall into', () => {
  const place = fc.integer({ min: 0, max: 160 });
  fc.assert(
    fc.property(place, place, place, place, (from, to, countFrom, countTo) => {
      const set = bitset(160);
      addRange(set, from, to);
      const expected = Array.from({ length: 160 }, (_, doc) => doc >= from && doc < to);
      expect(Array.from({ length: 160 }, (_, doc) => hasBit(set, doc))).toEqual(expected);
      expect(countRange(set, countFrom, countTo)).toBe(
        expected.filter((isIn, doc) => isIn && doc >= countFrom && doc < countTo).length,
      );
    }),
    { seed: 1 },
  );
});
