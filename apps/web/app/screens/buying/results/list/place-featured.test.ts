import { expect, test } from 'vitest';
import { placeFeatured } from './place-featured.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

test('a paid card is the third, and then one follows every ten', () => {
  const cards = placeFeatured(numbers(27), ['a', 'b', 'c']);
  expect(cards.flatMap((card, place) => (/[a-c]/.test(card) ? [place] : []))).toEqual([2, 13, 24]);
  expect(cards).toHaveLength(30);
});

test('with few results there are fewer paid ones, and none is first or second', () => {
  expect(placeFeatured(numbers(3), ['a', 'b'])).toEqual(['0', '1', 'a', '2']);
  expect(placeFeatured(numbers(1), ['a'])).toEqual(['0']);
  expect(placeFeatured([], ['a'])).toEqual([]);
});

test('without paid ones the list is as it was', () => {
  expect(placeFeatured(numbers(4), [])).toEqual(numbers(4));
});
