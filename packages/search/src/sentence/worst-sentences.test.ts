import { expect, it } from 'vitest';
import { exampleVocabulary } from './example-vocabulary.ts';
import { understandSentence } from './understand-sentence.ts';

it.each(['a', 'a.', 'ford ', '20k ', 'under ', 'near cork ', 'red or ', 'not ', '2019 to ', '-', '2.0 '])(
  'however often %j is repeated, it is read to the end',
  (piece) => {
    const text = piece.repeat(20_000 / piece.length);
    expect(understandSentence(text, 'Car', exampleVocabulary).channel).toBe('Car');
  },
);
