import { conditionMatch } from '../grammar/condition-match.ts';
import { measureRule, type Said } from '../grammar/measure-rule.ts';
import { buildPhrases } from '../grammar/phrases.ts';
import type { Rule } from '../grammar/rule.ts';

/** A smaller amount without a euro sign is more likely seats, years or a typing error. */
const leastBare = 1000;
const leastWithLimit = 500;
const weeksInMonth = 52 / 12;

/** A bare number is a budget: people do not look for a car at exactly €15,000. */
const ofWhole = measureRule({
  key: 'price',
  nouns: buildPhrases([['price|priced|price range|cost|costing|budget|asking price|costs|asking', true]]),
  units: buildPhrases([['budget|cash|to spend|asking price|range|price range|bracket|mark', 1]]),
  bare: 'most',
  accept: isPrice,
});

const ofMonth = measureRule({
  key: 'monthly',
  nouns: buildPhrases([
    [
      'monthly price|monthly|repayments|monthly repayments|monthly payment|monthly payments|per month|finance',
      true,
    ],
  ]),
  units: buildPhrases([
    ['a week|per week|pw|weekly|each week', weeksInMonth],
    ['a month|per month|pm|p m|month|monthly|mth|per mth|a mth|each month|pcm|every month', 1],
  ]),
  bare: 'most',
  accept: ({ measure: { first }, unit, hasNoun }) =>
    (unit !== undefined || (hasNoun && first.value < 3000)) && first.value >= 10,
});

/** "Less than 150k" alone is money, but after "under 10k" it is the mileage: keep the other reading too. */
const orMileage: Rule = (sentence, at) => {
  const match = ofWhole(sentence, at);
  if (!match) return undefined;
  const isMoney = sentence.words.slice(at, match.end).some(({ key }) => moneyWords.test(key));
  const condition = match.filters?.price;
  const mileage =
    isMoney || !condition ? undefined : conditionMatch(sentence.channel, 'mileage', condition, match.end);
  return { ...match, ...(mileage && { otherwise: mileage }) };
};

const moneyWords = /^(?:[€£]|euro?s?|grand|gs|quid|budget|price|priced|cost|costing|spend|cash|asking)$/;

export const priceRules: readonly Rule[] = [ofMonth, orMileage];

function isPrice({ measure: { first, second }, hasNoun, limit }: Said): boolean {
  if (first.isMoney || second?.isMoney) return true;
  // 100000k: a price of a hundred million is implausible, so the k means kilometres.
  if (first.scale === 1000) return first.value < 1_000_000;
  const least = hasNoun || limit || second ? leastWithLimit : leastBare;
  return (second ?? first).value >= least && Number.isInteger(first.value);
}
