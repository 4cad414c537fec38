import { editDistance } from '@forecourt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearBeginnings, nearSpellings } from './near-spellings.ts';
import { plainText } from './plain-text.ts';
import { SortedWords } from './sorted-words.ts';
import { tokensOf } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

/** Letters, characters that are special in words, and non-ASCII characters. */
const oddText = fc.string({
  unit: fc.constantFrom('a', 'Z', '0', '.', ' ', '~', '\u007f', 'é', 'ü', 'ﬁ', '車', '\u0301'),
});

test('words are lower case, without accents, and keep the point of a number', () => {
  expect(tokensOf('Citroën C4 1.6 HDi. Škoda—Dún Laoghaire')).toEqual(
    'citroen c4 1.6 hdi skoda dun laoghaire'.split(' '),
  );
});

test('the vocabulary reads the same words as splitting the text does', () => {
  const text = fc.array(
    fc.oneof(fc.constantFrom('Citroën', 'ÇA', '1.6', '.5', 'x.', '2.0.1', 'ß', 'K', 'İ', '\n', '-'), oddText),
  );
  fc.assert(
    fc.property(text, (parts) => {
      const joined = parts.join(' ');
      const vocabulary = new Vocabulary();
      const read: string[] = [];
      const count = vocabulary.read(plainText(joined));
      for (const word of vocabulary.found.subarray(0, count)) read.push(vocabulary.words[word] ?? '');
      expect(read).toEqual(tokensOf(joined));
    }),
    { seed: 9, numRuns: 500 },
  );
});

test.each([
  ['volksw04y43oz', 'volkswr8ud58z'],
  [`abcdefghijkl${'x'.repeat(32)}`, `abcdefmnopqr${'x'.repeat(32)}`],
])('long words with the same beginning and end are distinguished: %s', (one, other) => {
  const vocabulary = new Vocabulary();
  vocabulary.read(`${one} ${other}`);
  expect(vocabulary.words).toEqual([one, other]);
});

test('a vocabulary distinguishes thousands of words', () => {
  const vocabulary = new Vocabulary();
  const numbers: number[] = [];
  const text = Array.from({ length: 10_000 }, (_, index) => `w${index}`).join(' ');
  for (let round = 0; round < 2; round++) {
    const count = vocabulary.read(text);
    numbers.push(...vocabulary.found.subarray(0, count));
  }
  expect(vocabulary.words).toHaveLength(10_000);
  expect(numbers.slice(10_000)).toEqual(numbers.slice(0, 10_000));
});

test('words with the same prefix are adjacent, including those learnt later', () => {
  const vocabulary = new Vocabulary();
  const sorted = new SortedWords(vocabulary);
  const learn = (text: string) => {
    vocabulary.read(text);
    sorted.update();
  };
  learn('golf go gold auto');
  learn('goal');
  expect(sorted.startingWith('go').map((word) => vocabulary.words[word])).toEqual([
    'go',
    'goal',
    'gold',
    'golf',
  ]);
  expect(sorted.find('gol')).toBeUndefined();
});

test('words learnt at once, or one after the other, end in the same order', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.array(word)), (batches) => {
      const vocabulary = new Vocabulary();
      const sorted = new SortedWords(vocabulary);
      for (const batch of batches) {
        vocabulary.read(batch.join(' '));
        sorted.update();
      }
      const known = batches.flat();
      const beginning = known.filter((each) => each.startsWith('a'));
      expect(sorted.startingWith('a').map((each) => vocabulary.words[each])).toEqual(
        [...new Set(beginning)].sort(),
      );
      for (const each of known) expect(vocabulary.words[sorted.find(each) ?? -1]).toBe(each);
    }),
    { seed: 15 },
  );
});

test('a substitution, an insertion, a deletion and a transposition count one each', () => {
  for (const typed of ['ocus', 'foocus', 'focas', 'foucs']) expect(editDistance(typed, 'focus', 2)).toBe(1);
  expect(editDistance('fucos', 'focus', 1)).toBe(Number.POSITIVE_INFINITY);
});

test('only the nearest spellings are used, and none for short words', () => {
  expect(nearSpellings('octavai', ['octavia', 'avensis', 'focus'])).toEqual(['octavia']);
  expect(nearSpellings('goof', ['golf', 'good', 'golfs'])).toEqual(['golf', 'good']);
  expect(nearSpellings('fif', ['fiat'])).toEqual([]);
});

test('finds the names that begin almost as typed', () => {
  expect(nearBeginnings('volkwa', ['volkswagen', 'volvo'])).toEqual(['volkswagen']);
  expect(nearBeginnings('mitsbshi', ['mazda', 'mitsubishi'])).toEqual(['mitsubishi']);
  expect(nearBeginnings('brnna', ['brennans', 'brannagan'])).toEqual(['brannagan', 'brennans']);
  // Three letters of a name begin too many others.
  expect(nearBeginnings('vvol', ['volvo', 'volkswagen'])).toEqual([]);
  expect(nearBeginnings('vlo', ['volvo'])).toEqual([]);
});
