import { formatQuery, searchParameters } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { carSentences, type ExampleSentence, movingSentences } from './example-sentences.ts';
import { exampleVocabulary } from './example-vocabulary.ts';
import { understandSentence } from './understand-sentence.ts';

const today = new Date('2026-11-15T12:00:00Z');

function understand(text: string) {
  return understandSentence(text, 'Car', exampleVocabulary, today);
}

function queryOf(text: string): string {
  const { understood: _, rest: __, fillers: ___, ...query } = understand(text);
  return decodeURIComponent(formatQuery(searchParameters(query)).slice(1));
}

describe('understandSentence', () => {
  const examples: readonly ExampleSentence[] = [...carSentences, ...movingSentences];
  it.each(examples.map(([text, query, rest = '', channel = 'Car']) => ({ text, query, rest, channel })))(
    'understands $text',
    ({ text, ...expected }) => {
      const { rest, channel } = understand(text);
      expect({ query: queryOf(text), rest, channel }).toEqual(expected);
    },
  );
});
