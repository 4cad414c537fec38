import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitset, hasBit } from '../bits/bitset.ts';
import { PostingSets } from './posting-sets.ts';
import { RangeSets } from './range-sets.ts';

const capacity = 256;
const membersOf = (set: Int32Array) =>
  Array.from({ length: capacity }, (_, doc) => doc).filter((doc) => hasBit(set, doc));

test('a range holds exactly the documents between its ends, whether or not those are edges', () => {
  const number = fc.oneof(fc.integer({ min: -2, max: 22 }), fc.constant(Number.NaN), fc.constant(5.5));
  const end = fc.constantFrom(
    Number.NEGATIVE_INFINITY,
    -2,
    -1,
    0,
    3,
    5,
    5.5,
    7,
    10,
    20,
    30,
    Number.POSITIVE_INFINITY,
  );
  fc.assert(
    fc.property(
      fc.array(number, { maxLength: 90 }),
      fc.nat(60),
      fc.nat(90),
      end,
      end,
      (values, laidOut, added, from, to) => {
        const numbers = new Float64Array(capacity).fill(Number.NaN);
        numbers.set(values);
        const sets = new RangeSets([0, 5, 10, 20], numbers, capacity);
        sets.put(0, Math.min(laidOut, values.length));
        for (const _ of sets.cumulate());
        const middle = Math.min(Math.max(laidOut, added), values.length);
        sets.addAll(Math.min(laidOut, values.length), middle);
        sets.addAll(middle, values.length);
        const out = bitset(capacity).fill(-1);
        sets.fill(out, from, to);
        const expected = values.flatMap((value, doc) => (value >= from && value <= to ? [doc] : []));
        expect(membersOf(out)).toEqual(expected);
      },
    ),
    { seed: 6, numRuns: 500 },
  );
});

test('the documents of a value are the same as bitset or list, from the layout or added since', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { maxLength: 200 }), fc.nat(200), (codes, laidOut) => {
      const placed = codes.slice(0, laidOut);
      const sizes = Array.from({ length: 5 }, (_, code) => placed.filter((each) => each === code).length);
      const sets = new PostingSets(Uint32Array.from(sizes), capacity);
      for (const [doc, code] of placed.entries()) sets.put(code, doc);
      for (let doc = placed.length; doc < codes.length; doc++) sets.add(codes[doc] ?? 0, doc);
      for (let code = 0; code < 5; code++) {
        const expected = codes.flatMap((each, doc) => (each === code ? [doc] : []));
        const out = bitset(capacity);
        sets.addTo(out, code);
        expect(membersOf(out)).toEqual(expected);
        const listed = new Uint32Array(capacity);
        expect(Array.from(listed.subarray(0, sets.list(code, listed))).sort((a, b) => a - b)).toEqual(
          expected,
        );
      }
    }),
    { seed: 7 },
  );
});
