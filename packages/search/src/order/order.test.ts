import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBit, bitset } from '../bits/bitset.ts';
import { OrderedDocs } from './ordered-docs.ts';
import { RadixSorter } from './radix-sort.ts';
import { referenceKey } from './reference-key.ts';
import { selectPlaces } from './select.ts';

const numbers = fc.array(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double(), fc.constant(Number.NaN)), {
  maxLength: 80,
});

/** Letters, characters that are special in words, and non-ASCII characters. */
const oddText = fc.string({
  unit: fc.constantFrom('a', 'Z', '0', '.', ' ', '~', '\u007f', 'é', 'ü', 'ﬁ', '車', '\u0301'),
});

test('a radix sort is stable with missing values last, in either direction, and repeatable', () => {
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 3 }), fc.constantFrom<1 | -1>(1, -1), (columns, sign) => {
      const sorter = new RadixSorter(80);
      for (const values of columns) {
        const docs = Uint32Array.from(values, (_, doc) => doc);
        const steps = sorter.sort(docs, Float64Array.from(values), sign);
        while (!steps.next().done);
        const key = (doc: number) => {
          const value = values[doc] ?? 0;
          return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * sign;
        };
        const expected = values
          .map((_, doc) => doc)
          .sort((a, b) => (key(a) === key(b) ? a - b : key(a) < key(b) ? -1 : 1));
        expect(Array.from(docs)).toEqual(expected);
      }
    }),
    { seed: 2 },
  );
});

test('a reference key never contradicts the order of the references', () => {
  fc.assert(
    fc.property(oddText, oddText, (a, b) => {
      if (referenceKey(a) < referenceKey(b)) expect(a < b).toBe(true);
    }),
    { seed: 3, numRuns: 500 },
  );
});

test('documents added in any order are walked in order, leaving out those outside the set', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 9999 }), { maxLength: 200 }),
      fc.nat(50),
      fc.nat(50),
      (docs, from, size) => {
        const ordered = createOrdered();
        const set = bitset(10_000);
        for (const doc of docs) {
          ordered.addAll(doc, doc + 1);
          if (doc % 2 === 0) addBit(set, doc);
        }
        const expected = docs.filter((doc) => doc % 2 === 0).sort((a, b) => a - b);
        expect(ordered.take(set, from, from + size + 1)).toEqual(expected.slice(from, from + size + 1));
      },
    ),
    { seed: 4 },
  );
});

test('blocks that overflow are split and lose nothing', () => {
  const ordered = createOrdered();
  const set = bitset(5000).fill(-1);
  for (let doc = 0; doc < 5000; doc++) {
    const next = (doc * 2503) % 5000;
    ordered.addAll(next, next + 1);
  }
  expect(ordered.take(set, 0, 5000)).toEqual(Array.from({ length: 5000 }, (_, doc) => doc));
});

test('documents added together are in the same order as one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 3000 }), fc.nat(3000), (keys, first) => {
      const keyOf = (doc: number) => keys[doc] ?? 0;
      const ordered = new OrderedDocs(keyOf, (a, b) => a > b);
      const middle = Math.min(first, keys.length);
      ordered.addAll(0, middle);
      ordered.addAll(middle, keys.length);
      const expected = keys.map((_, doc) => doc).sort((a, b) => keyOf(a) - keyOf(b) || b - a);
      expect(ordered.take(bitset(3000).fill(-1), 0, keys.length)).toEqual(expected);
    }),
    { seed: 8, numRuns: 50 },
  );
});

/** By number. */
function createOrdered(): OrderedDocs {
  return new OrderedDocs(
    (doc) => doc,
    () => false,
  );
}

test('selected places hold the same as after sorting everything', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 120 }),
      fc.nat(120),
      fc.nat(40),
      (values, start, size) => {
        const docs = Uint32Array.from(values, (_, doc) => doc);
        const keys = Float64Array.from(values);
        const from = Math.min(start, values.length);
        const to = Math.min(values.length, from + size);
        selectPlaces(docs, keys, values.length, from, to, (a, b) => a < b);
        const expected = values
          .map((_, doc) => doc)
          .sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
        expect(Array.from(docs.subarray(from, to))).toEqual(expected.slice(from, to));
      },
    ),
    { seed: 5, numRuns: 300 },
  );
});
