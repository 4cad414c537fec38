import { describe, expect, it } from 'vitest';
import { splitWords } from './words.ts';

const keys = (text: string) => splitWords(text).map(({ key }) => key);

describe('splitWords', () => {
  it.each([
    ['Citroën C4 2.0HDi, €5-8k', ['citroen', 'c4', '2.0', 'hdi', '€', '5', '-', '8', 'k']],
    ["NCT'd", ['nctd']],
    ['100,000km', ['100,000', 'km']],
    ['2018,2019', ['2018', '2019']],
    ['>=2018+', ['>=', '2018', '+']],
    ['Dún Laoghaire', ['dun', 'laoghaire']],
    ['🚗!?', []],
  ])('splits %o', (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  it('knows the position of each word', () => {
    const text = 'a  Škoda,15k';
    expect(splitWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'a',
      'Škoda',
      '15',
      'k',
    ]);
  });

  it('recognises letters that touch the number before them', () => {
    expect(splitWords('15k 15 k').map(({ isGlued }) => isGlued)).toEqual([false, true, false, false]);
  });
});
