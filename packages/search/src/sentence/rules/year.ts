import { conditionMatch } from '../grammar/condition-match.ts';
import { findPhrase } from '../grammar/phrases.ts';
import type { Match, Rule, Sentence } from '../grammar/rule.ts';
import { keyAt } from '../grammar/words.ts';
import { readPlateYear, type SaidYear } from './plate-year.ts';
import { type YearLimit, yearJoints, yearLimitsAfter, yearLimitsBefore, yearNouns } from './year-limits.ts';

/**
 * Years and the marks of number plates: `2018`, `191`, `08 reg`. A mark means half a year, but the filter has
 * whole years: `191` becomes 2019.
 */
export const yearRule: Rule = (sentence, at) => {
  const { words, today } = sentence;
  const noun = findPhrase(words, at, yearNouns);
  const before = findPhrase(words, noun?.end ?? at, yearLimitsBefore);
  const start = before?.end ?? noun?.end ?? at;
  const first = readPlateYear(words, start, today.year);
  if (!first || isModel(sentence, start, first)) return undefined;
  const joint = findPhrase(words, first.end, yearJoints);
  const second = joint && readPlateYear(words, joint.end, today.year);
  if (second && (joint.meaning === 'or' || before?.meaning.bound === 'between'))
    return match(sentence, Math.min(first.year, second.year), Math.max(first.year, second.year), second.end);
  // "Under 2000" is money: people do not ask for a year that way.
  const isMoney = !first.isMark && first.year === 2000 && before?.meaning.isOfNumbers === true;
  if (isMoney && before.meaning.bound === 'most') return undefined;
  const after = findPhrase(words, first.end, yearLimitsAfter);
  return bounded(sentence, first.year, after?.meaning ?? before?.meaning, after?.end ?? first.end);
};

function bounded(sentence: Sentence, year: number, limit: YearLimit | undefined, end: number) {
  const step = limit?.isStrict ? 1 : 0;
  switch (limit?.bound) {
    case 'least':
      return match(sentence, year + step, undefined, end);
    case 'most':
      return match(sentence, undefined, year - step, end);
    case 'about':
      return match(sentence, year - 1, year + 1, end);
    default:
      return match(sentence, year, year, end);
  }
}

function match(
  { channel }: Sentence,
  from: number | undefined,
  to: number | undefined,
  end: number,
): Match | undefined {
  const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return conditionMatch(channel, 'year', range, end);
}

/** After its make a number is a model: a Peugeot 2008 is not a car of 2008. */
function isModel({ words, names }: Sentence, at: number, { end }: SaidYear): boolean {
  if (end !== at + 1) return false;
  const makesBefore = names.exact.get(keyAt(words, at - 1)) ?? [];
  const named = names.exact.get(keyAt(words, at)) ?? [];
  return named.some(
    ({ make, model }) => model && makesBefore.some((name) => !name.model && name.make === make),
  );
}
