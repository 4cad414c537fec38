import { measureRule } from '../grammar/measure-rule.ts';
import { phraseRule } from '../grammar/phrase-rule.ts';
import { buildPhrases } from '../grammar/phrases.ts';
import type { Rule } from '../grammar/rule.ts';

/** The highest band is €2,400; more beside the word is the price of the car, and 2026 is a year. */
const dearestBand = 2400;
const firstYear = 1950;
/** Vintage cars pay €56; a smaller number is the month in which a tax disc expires. */
const cheapestBand = 50;

const said = measureRule({
  key: 'motorTax',
  nouns: buildPhrases([['tax|road tax|motor tax|annual tax|yearly tax|car tax|annual road tax', true]]),
  units: buildPhrases([
    [
      'tax|road tax|motor tax|a year tax|a year road tax|a year motor tax|yearly tax|per year tax|annual tax',
      1,
    ],
    ['tax a year|tax per year|road tax a year|per annum tax|a year to tax|to tax|a year in tax|for tax', 1],
    ['a year|per year|per annum|pa', 1],
  ]),
  bare: 'most',
  accept: ({ measure: { first }, hasNoun, unit }) =>
    (hasNoun || unit !== undefined) &&
    first.scale === 1 &&
    first.value >= cheapestBand &&
    first.value <= dearestBand &&
    (first.isMoney || first.value < firstYear),
  // The filter only has a maximum.
  refine: ({ to }) => (to === undefined ? undefined : { to }),
});

/** The bands that people call low, by engine size and by emissions. */
const low = phraseRule(
  'motorTax',
  buildPhrases([
    [
      'low tax|cheap tax|cheap to tax|low road tax|cheap road tax|low motor tax|cheap motor tax|lowest tax',
      { to: 200 },
    ],
    ['low taxed|low tax band|small tax', { to: 200 }],
  ]),
);

export const taxRules: readonly Rule[] = [said, low];
