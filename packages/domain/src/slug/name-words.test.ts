import { expect, test } from 'vitest';
import { nameWords } from './name-words.ts';

test('a name has the same words with an ampersand, with "and" and with neither', () => {
  const words = ['garvaney', 'sons'];
  for (const name of ['Garvaney & Sons', 'garvaney-and-sons', 'GARVANEY SONS', 'Garvaney+Sons'])
    expect(nameWords(name)).toEqual(words);
});

test('"and" alone is the beginning of a name', () => {
  expect(nameWords('and')).toEqual(['and']);
});
