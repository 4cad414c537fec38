import { expect, test } from 'vitest';
import { isLikeSite, shownName } from './site-like-name.ts';

test.each([
  ['Niamh', false],
  ['Niamh Ní Bhriain', false],
  ['Seán', false],
  ['Teamster Tom', false],
  ['Forecourt', true],
  ['F0rec0urt Team', true],
  ['f o r e c o u r t', true],
  ['Fоrecоurt', true],
  ['Ｆｏｒｅｃｏｕｒｔ', true],
  ['Customer Service', true],
  ['Admin', true],
  ['Site moderator', true],
  ['Support', true],
  ['An Garda Síochána', true],
])('%s is like the site: %s', (name, isLike) => {
  expect(isLikeSite(name, 'Forecourt')).toBe(isLike);
});

test('a name that pretends is not shown, and neither is an empty one', () => {
  expect(shownName('Forecourt Support', 'Forecourt', 'The buyer')).toBe('The buyer');
  expect(shownName('  ', 'Forecourt', 'The buyer')).toBe('The buyer');
  expect(shownName(' Niamh ', 'Forecourt', 'The buyer')).toBe('Niamh');
});
