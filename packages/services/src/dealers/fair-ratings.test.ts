import { expect, test } from 'vitest';
import { exampleDealer } from '../testing/example-dealer.ts';
import { DirectoryIndex } from './directory-index.ts';

const distribution = [0, 0, 0, 0, 0] as const;

function bestFirst(ratings: Readonly<Record<number, [average: number, count: number]>>): number[] {
  const index = new DirectoryIndex({
    dealers: Object.keys(ratings).map((id) => exampleDealer({ id: Number(id) })),
    stock: [],
    ratings: new Map(
      Object.entries(ratings)
        .filter(([, [, count]]) => count > 0)
        .map(([id, [average, count]]) => [Number(id), { average, count, distribution }]),
    ),
  });
  return index.search({ sort: 'rating' }).hits.map(({ dealer }) => dealer.id);
}

test('one review of five stars does not rank above a hundred of nearly five', () => {
  expect(bestFirst({ 1: [5, 1], 2: [4.8, 100], 3: [3.5, 100] })).toEqual([2, 1, 3]);
});

test('one bad review does not rank below many bad ones', () => {
  expect(bestFirst({ 1: [1, 1], 2: [1.5, 60], 3: [4.5, 200] })).toEqual([3, 1, 2]);
});

test('without a review is last', () => {
  expect(bestFirst({ 1: [0, 0], 2: [1, 40] })).toEqual([2, 1]);
});
