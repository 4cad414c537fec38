import { expect, it, test } from 'vitest';
import { addFigures, ageGroup, medianFigures, noFigures } from './advert-figures.ts';

const shown = (count: number) => ({ ...noFigures, shown: count });

it('takes the middle one, each figure by itself', () => {
  expect(medianFigures([shown(9), { ...shown(1), opened: 5 }, shown(4)])).toEqual(shown(4));
});

it('of an even number takes the lower middle', () => {
  expect(medianFigures([shown(4), shown(8), shown(1), shown(30)]).shown).toBe(4);
  expect(medianFigures([])).toEqual(noFigures);
});

it('adds figure by figure', () => {
  expect(addFigures({ ...shown(4), messages: 1 }, { ...shown(2), saved: 3 })).toEqual({
    ...shown(6),
    messages: 1,
    saved: 3,
  });
});

test.each([
  [0, 2, true],
  [2, 3, false],
  [7, 13, true],
  [29, 30, false],
  [30, 400, true],
])('adverts of %i and %i days have the same age: %s', (one, other, isSame) => {
  expect(ageGroup(one) === ageGroup(other)).toBe(isSame);
});
