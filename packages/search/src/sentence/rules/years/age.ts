import { conditionMatch } from '../../grammar/condition-match.ts';
import { limitsBefore } from '../../grammar/limits.ts';
import { readAmount } from '../../grammar/numbers.ts';
import { buildPhrases, findPhrase } from '../../grammar/phrases.ts';
import type { Rule } from '../../grammar/rule.ts';

const old = buildPhrases([['year old|years old|yr old|yrs old|year olds|yrs of age|years of age|y o', true]]);
const years = buildPhrases([['year|years|yr|yrs|year old|years old', true]]);
const olderThan = buildPhrases<'most' | 'least'>([
  [
    'no older than|not older than|nothing older than|nothing over|none over|no cars over|no car over|not over|no more than|not more than|max of|newer than|younger than|less than|under|up to|at most|max|maximum|within',
    'most',
  ],
  ['older than|more than|over|at least', 'least'],
]);
const ageOnly = buildPhrases([
  ['no older than|not older than|nothing older than|newer than|younger than|older than', true],
]);
const after = buildPhrases<'most' | 'least'>([
  ['or newer|or less|or younger|max|maximum|or under', 'most'],
  ['or older|or more|plus|+', 'least'],
]);

/** Ages, converted to years from today: `under 5 years old`, `no older than 4 years`, `a 3 year old Golf`. */
export const ageRule: Rule = ({ words, channel, today }, at) => {
  const before = findPhrase(words, at, olderThan);
  const amount = readAmount(words, before?.end ?? findPhrase(words, at, limitsBefore)?.end ?? at);
  if (!amount || amount.isMoney || amount.scale > 1 || amount.value < 1 || amount.value > 60)
    return undefined;
  // "5 years" alone may be a warranty.
  const unit = findPhrase(words, amount.end, findPhrase(words, at, ageOnly) ? years : old);
  if (!unit) return undefined;
  const late = findPhrase(words, unit.end, after);
  const year = today.year - Math.round(amount.value);
  const bound = before?.meaning ?? late?.meaning;
  const range =
    bound === 'most' ? { from: year } : bound === 'least' ? { to: year } : { from: year, to: year };
  return conditionMatch(channel, 'year', range, late?.end ?? unit.end);
};
