import { expect, it } from 'vitest';
import { listWords } from './list-words.ts';

it.each([
  [[], ''],
  [['Ford'], 'Ford'],
  [['Ford', 'Opel'], 'Ford and Opel'],
  [['Ford', 'Opel', 'Seat'], 'Ford, Opel and Seat'],
])('%o is read as %s', (words, text) => {
  expect(listWords(words, 'and')).toBe(text);
});
