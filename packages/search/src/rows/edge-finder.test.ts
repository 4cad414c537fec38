import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EdgeFinder } from './edge-finder.ts';

const number = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.double({ noNaN: true }),
  fc.constantFrom(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
);

test('the edges up to a value are counted, however they are spread', () => {
  const edges = fc.uniqueArray(
    fc.oneof(fc.integer({ min: -20, max: 20 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
  );
  fc.assert(
    fc.property(edges, fc.array(number), (unsorted, values) => {
      const sorted = Float64Array.from(unsorted).sort();
      const finder = new EdgeFinder(sorted);
      for (const value of [...values, ...sorted]) {
        expect(finder.countAtMost(value)).toBe(sorted.filter((edge) => edge <= value).length);
      }
    }),
    { seed: 14 },
  );
});
