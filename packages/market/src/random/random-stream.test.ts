import { expect, test } from 'vitest';
import { randomStream } from './random-stream.ts';
import { weightedTable } from './weighted-table.ts';

const take = (count: number, ...names: (number | string)[]) => {
  const random = randomStream(...names);
  return Array.from({ length: count }, () => random.next());
};

test('the same names give the same values', () =>
  expect(take(20, 1, 'advert', 7)).toEqual(take(20, 1, 'advert', 7)));
test('neighbouring streams are independent', () => {
  const firsts = Array.from({ length: 2000 }, (_, index) => take(1, 1, 'advert', index)[0] ?? 0);
  expect(new Set(firsts).size).toBe(firsts.length);
  const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.02);
});
test('a weighted choice follows its weights', () => {
  const random = randomStream('weights');
  const counts = { rare: 0, usual: 0, never: 0 };
  for (let turn = 0; turn < 5000; turn += 1)
    counts[
      random.weighted([
        ['rare', 1],
        ['usual', 9],
        ['never', 0],
      ] as const)
    ] += 1;
  expect(counts.never).toBe(0);
  expect(Math.abs(counts.rare / 5000 - 0.1)).toBeLessThan(0.02);
});
test('a sample contains each choice once', () => {
  const sample = randomStream('sample').sample([1, 2, 3, 4, 5], 9);
  expect(sample.sort()).toEqual([1, 2, 3, 4, 5]);
});
test('normal values have mean zero and deviation one', () => {
  const random = randomStream('normal');
  const values = Array.from({ length: 5000 }, () => random.normal());
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  expect(Math.abs(mean)).toBeLessThan(0.05);
  expect(Math.abs(variance - 1)).toBeLessThan(0.08);
});
test('a table finds each choice over its own part of the range and skips zero weights', () => {
  const table = weightedTable(['a', 'none', 'b'], (choice) =>
    choice === 'none' ? 0 : choice === 'a' ? 1 : 3,
  );
  expect([0, 0.24, 0.26, 0.99].map((share) => table.at(share))).toEqual(['a', 'a', 'b', 'b']);
  expect(weightedTable([], () => 1).isEmpty).toBe(true);
});
