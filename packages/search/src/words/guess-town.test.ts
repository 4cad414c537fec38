import { expect, test } from 'vitest';
import { guessTown } from './guess-town.ts';

test.each([
  ['Malow', 'Mallow'],
  ['kilkeny', 'Kilkenny'],
  ['Balina', 'Ballina'],
  ['Letterkeny', 'Letterkenny'],
  ['Kinegad', 'Kinnegad'],
])('%s is nearly %s', (typed, town) => {
  expect(guessTown(typed)?.label).toBe(town);
});

test('what is near to no town is not guessed', () => {
  expect(guessTown('Atlantis')).toBeUndefined();
  expect(guessTown('')).toBeUndefined();
});
