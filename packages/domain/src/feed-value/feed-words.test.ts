import { describe, expect, it } from 'vitest';
import { type Channel, channels } from '../channel/channel.ts';
import { foldToKey } from '../slug/fold.ts';
import { attributeByKey, optionsFor } from '../vehicle/attributes-of.ts';
import { basicColours, tradeColours } from './colour-words.ts';
import { bodyWords, weakBodyWords } from './feed-body-words.ts';
import { choiceWords } from './feed-choice-words.ts';
import type { OptionWords } from './option-words.ts';

const tables: [name: string, words: OptionWords, key: string, of: readonly Channel[]][] = [
  ...Object.entries(choiceWords).map(([key, words]): (typeof tables)[number] => [key, words, key, channels]),
  ...channels.map((channel): (typeof tables)[number] => [
    `body ${channel}`,
    bodyWords[channel],
    'body',
    [channel],
  ]),
  ['basic colours', basicColours, 'colour', channels],
  ['trade colours', tradeColours, 'colour', channels],
  ['weak bodies', { ...weakBodyWords, 'Commercial SUV': '' }, 'body', channels],
];

describe.each(tables)('the words of %s', (_, words, key, of) => {
  it('are folded, and each means one option', () => {
    const optionOf = new Map<string, string>();
    for (const [option, names] of Object.entries(words)) {
      for (const word of names.split(' ').filter(Boolean)) {
        expect(foldToKey(word)).toBe(word);
        expect([word, optionOf.get(word) ?? option]).toEqual([word, option]);
        optionOf.set(word, option);
      }
    }
  });

  it('exist as options', () => {
    const attribute = attributeByKey(key);
    const options = of.flatMap((channel) => (attribute ? optionsFor(attribute, channel) : []));
    for (const option of Object.keys(words)) expect(options).toContain(option);
  });
});
