import { anyCharacter } from '@forecourt/domain/any-character';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carSentences, movingSentences } from './example-sentences.ts';
import { exampleVocabulary } from './example-vocabulary.ts';
import { splitWords } from './grammar/words.ts';
import { understandSentence } from './understand-sentence.ts';

const today = new Date('2026-11-15T12:00:00Z');
const understand = (text: string) => understandSentence(text, 'Car', exampleVocabulary, today);

const pieces = [...carSentences, ...movingSentences].flatMap(([text]) => text.split(' '));
/** Half of it meaningful words, in random order. */
const jumble = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: anyCharacter, maxLength: 8 })), {
    maxLength: 40,
  })
  .map((words) => words.join(' '));

/** Only letters and digits, sorted: what must not get lost. */
function wordsIn(...texts: readonly string[]): string[] {
  return texts
    .flatMap((text) =>
      splitWords(text)
        .filter(({ isMark }) => !isMark)
        .map(({ key }) => key),
    )
    .sort();
}

describe('understanding any text', () => {
  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(jumble, fc.string({ unit: anyCharacter, maxLength: 300 })), (text) => {
        expect(() => understand(text)).not.toThrow();
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('gives the same answer for the same words every time', () => {
    fc.assert(
      fc.property(jumble, (text) => {
        expect(understand(text)).toEqual(understand(text));
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it('loses no word: each is understood, left to be searched, or a filler', () => {
    fc.assert(
      fc.property(jumble, (text) => {
        const { understood, rest, fillers } = understand(text);
        expect(wordsIn(...understood.map((part) => part.text), rest, ...fillers)).toEqual(wordsIn(text));
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it('has a chip for every filter', () => {
    fc.assert(
      fc.property(jumble, (text) => {
        const { filters, understood } = understand(text);
        const keys = new Set(understood.map(({ key }) => key));
        // A model brings its make along in one chip, and heated leather seats their leather.
        const isWith = (key: string) =>
          (key === 'make' && keys.has('model')) || (key === 'interior' && keys.has('features'));
        const unshown = Object.keys(filters).filter((key) => !keys.has(key) && !isWith(key));
        expect(unshown).toEqual([]);
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it('reads two thousand characters of the same word to the end', () => {
    for (const word of ['golf ', '5-', '€', 'a ', '1.6', 'not ', 'within 30 ', 'zzzzz ', 'co '])
      expect(() => understand(word.repeat(Math.ceil(2000 / word.length)))).not.toThrow();
  });
});

describe('what is shown', () => {
  it.each([...carSentences, ...movingSentences].map(([text]) => text))(
    'means the same when it is typed back: %o',
    (text) => {
      const first = understand(text);
      const second = understandSentence(
        first.understood.map(({ label }) => label).join(', '),
        first.channel,
        exampleVocabulary,
        today,
      );
      const { understood: _, rest: __, fillers: ___, ...meant } = first;
      expect(second).toMatchObject({ ...meant, rest: '' });
      expect(Object.keys(second.filters)).toEqual(Object.keys(first.filters));
    },
  );

  it('names the words that each chip was taken from', () => {
    expect(understand('a 191 Golf for under fifteen grand').understood).toEqual([
      { text: '191', label: '191 plate', key: 'plate' },
      { text: 'Golf', label: 'Volkswagen Golf', key: 'model' },
      { text: 'under fifteen grand', label: 'under €15,000', key: 'price' },
    ]);
  });

  it('keeps a visitor among vans there if the words are known there', () => {
    const { channel, filters } = understandSentence('golf', 'Commercial', exampleVocabulary, today);
    expect({ channel, filters }).toEqual({
      channel: 'Commercial',
      filters: { make: { anyOf: ['volkswagen'] }, model: { anyOf: ['golf-van'] } },
    });
  });

  it('moves a visitor among bikes who asks for a car', () => {
    expect(understandSentence('family car', 'Bike', exampleVocabulary, today).channel).toBe('Car');
    expect(understandSentence('ford focus', 'Bike', exampleVocabulary, today).channel).toBe('Car');
  });
});
