import { expect, test } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

test('a text that fits stays as it is', () => {
  expect(cutAtWord('One owner.', 10)).toBe('One owner.');
});

test('a longer one ends after a whole word', () => {
  expect(cutAtWord('One owner, full service history', 18)).toBe('One owner, full…');
});

test('no comma is left hanging before the ellipsis', () => {
  expect(cutAtWord('One owner, full service history', 13)).toBe('One owner…');
});

test('one word that is longer than the room is cut within', () => {
  expect(cutAtWord('Llanfairpwllgwyngyll', 10)).toBe('Llanfairp…');
});

test('line breaks become spaces', () => {
  expect(cutAtWord(' One\n\nowner ', 20)).toBe('One owner');
});
