import { measureRule } from '../grammar/measure-rule.ts';
import { buildPhrases } from '../grammar/phrases.ts';
import type { Rule } from '../grammar/rule.ts';

/** Up to the highest band, an amount per year is motor tax; above it, only the total running cost is left. */
const dearestTax = 2400;
const most = 30_000;
/** With only `a year`, a larger number more likely means the km driven. */
const mostUnnamed = 8000;

const toRun = measureRule({
  key: 'yearlyCost',
  nouns: buildPhrases([
    [
      'running costs|running cost|yearly cost|yearly costs|annual cost|annual costs|costs a year|cost a year',
      true,
    ],
  ]),
  units: buildPhrases([
    [
      'a year to run|per year to run|to run|to run a year|to run per year|a year running costs|running costs',
      1,
    ],
    ['running costs a year|running costs per year|a year to keep|a year in running costs', 1],
  ]),
  bare: 'most',
  accept: ({ measure: { first }, hasNoun, unit }) =>
    (hasNoun || unit !== undefined) && first.value >= 100 && first.value <= most,
});

const aYear = measureRule({
  key: 'yearlyCost',
  nouns: buildPhrases([['cost|costs|costing', true]]),
  units: buildPhrases([['a year|per year|per annum|yearly', 1]]),
  bare: 'most',
  accept: ({ measure: { first }, hasNoun, unit }) =>
    unit !== undefined &&
    first.value > (hasNoun ? 0 : dearestTax) &&
    first.value <= (hasNoun ? most : mostUnnamed),
});

export const runningCostRules: readonly Rule[] = [toRun, aYear];
