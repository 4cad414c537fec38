import type { Sort } from '@forecourt/domain';
import { sortRule } from '../grammar/phrase-rule.ts';
import { buildPhrases } from '../grammar/phrases.ts';
import type { Rule } from '../grammar/rule.ts';
import { keyAt } from '../grammar/words.ts';

const order = (sort: Sort, label: string) => ({ sort, label });

const byPhrase = sortRule(
  buildPhrases([
    [
      'cheapest|cheapest first|cheap|cheapest price|lowest price|low price|lowest price first',
      order('price-asc', 'cheapest first'),
    ],
    [
      'most expensive|dearest|most expensive first|dearest first|highest price|highest price first',
      order('price-desc', 'dearest first'),
    ],
    [
      'newest|newest first|latest|latest ads|newest ads|just in|recently added|most recent',
      order('newest', 'newest first'),
    ],
    [
      'newest reg|newest year|latest reg|latest year|youngest|youngest first|newest year first',
      order('year-desc', 'youngest first'),
    ],
    [
      'lowest mileage|lowest mileage first|lowest miles|lowest km|lowest kms|least mileage|lowest milage',
      order('mileage-asc', 'lowest mileage first'),
    ],
    [
      'best value|best value first|best deal|best deals|best price|best prices|best buy',
      order('best-value', 'best value first'),
    ],
    [
      'biggest price cut first|biggest price cuts|biggest reduction|biggest reductions|biggest price cut|biggest price drop|biggest price drops|biggest discount|most reduced|biggest drop|biggest price reduction',
      order('biggest-cut', 'biggest price cut first'),
    ],
    ['nearest|nearest first|closest|closest first', order('distance', 'nearest first')],
    [
      'cheapest monthly|cheapest per month|cheapest a month|lowest monthly|lowest repayments',
      order('monthly-asc', 'cheapest per month'),
    ],
    [
      'cheapest to run|cheap to run|cheapest to keep|cheapest running costs|lowest running costs|cheap to keep',
      order('yearly-cost-asc', 'cheapest to run'),
    ],
  ]),
);

/** In "cheap insurance" or "cheap to run", the car itself is not cheap. */
const otherCosts = new Set(['insurance', 'to', 'on', 'parts', 'insure', 'service', 'servicing']);

export const sortsRule: Rule = (sentence, at) => {
  const match = byPhrase(sentence, at);
  return match && keyAt(sentence.words, at) === 'cheap' && otherCosts.has(keyAt(sentence.words, match.end))
    ? undefined
    : match;
};
