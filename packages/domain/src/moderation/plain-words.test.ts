import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

const words =
  'Second owner, serviced every year at the same garage in Mallow. Two keys, four new tyres at 80,000 km, and it drives very well. Any trial welcome, and the service book is stamped up to this spring.';

it('is the same for a copy with other figures, case and punctuation', () =>
  expect(plainWords(words.toUpperCase().replace('80,000', '75 000').replaceAll('.', '!'))).toBe(
    plainWords(words),
  ));

it('differs for other words', () =>
  expect(plainWords(words.replace('Two', 'Three'))).not.toBe(plainWords(words)));

it('says nothing about a short text', () => expect(plainWords('One owner. Drives well.')).toBeNull());
