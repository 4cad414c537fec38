import { expect, test } from 'vitest';
import { guessTown } from './guess-town.ts';

test.each([
  ['Malow', 'Mallow'],
  ['kilkeny', 'Kilkenny'],
  ['Balina', 'Ballina'],
  ['Letterkeny', 'Letterkenny'],
  ['Kinegad', 'Kinnegad'],
])('%s is close to %s', (typed, town) => {
  expect(guessTown(typed)?.label).toBe(town);
});

test('a name close to no town is not corrected', () => {
  expect(guessTown('Atlantis')).toBeUndefined();
  expect(guessTown('')).toBeUndefined();
});
