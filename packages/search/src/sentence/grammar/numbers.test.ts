import { describe, expect, it } from 'vitest';
import { readAmount } from './numbers.ts';
import { splitWords } from './words.ts';

describe('readAmount', () => {
  it.each([
    ['15', 15],
    ['15,000', 15_000],
    ['15.000', 15_000],
    ['15 000', 15_000],
    ['1.6', 1.6],
    ['15k', 15_000],
    ['1.5k', 1500],
    ['€15k', 15_000],
    ['fifteen', 15],
    ['fifteen grand', 15_000],
    ['fifteen hundred', 1500],
    ['twenty-five', 25],
    ['a hundred thousand', 100_000],
    ['two hundred and fifty thousand', 250_000],
    ['two and a half grand', 2500],
    ['one million', 1_000_000],
    ['e4500', 4500],
  ])('reads %o as %d', (text, value) => {
    expect(readAmount(splitWords(text), 0)?.value).toBe(value);
  });

  it.each(['a', 'golf', 'k', '', 'hundreds', '9'.repeat(400)])('reads no number in %o', (text) => {
    expect(readAmount(splitWords(text), 0)).toBeUndefined();
  });

  it.each(['€500', '500 euro', '2 grand', '500€'])('knows that %o is money', (text) => {
    expect(readAmount(splitWords(text), 0)?.isMoney).toBe(true);
  });

  it('leaves the euro sign to the number that follows it', () => {
    expect(readAmount(splitWords('2014 €8500'), 0)).toMatchObject({ value: 2014, isMoney: false, end: 1 });
  });
});
