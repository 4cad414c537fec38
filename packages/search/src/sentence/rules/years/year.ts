import { yearHalfYear } from '@forecourt/domain';
import { conditionMatch } from '../../grammar/condition-match.ts';
import { findPhrase } from '../../grammar/phrases.ts';
import type { Rule, Sentence } from '../../grammar/rule.ts';
import { keyAt } from '../../grammar/words.ts';
import { readPlateYear, type SaidYear } from './plate-year.ts';
import { type YearLimit, yearJoints, yearLimitsAfter, yearLimitsBefore, yearNouns } from './year-limits.ts';

/** Years and the marks of number plates: `2018`, `191`, `08 reg`. A mark with a half means that half-year. */
export const yearRule: Rule = (sentence, at) => {
  const { words, today } = sentence;
  const noun = findPhrase(words, at, yearNouns);
  const before = findPhrase(words, noun?.end ?? at, yearLimitsBefore);
  const start = before?.end ?? noun?.end ?? at;
  const first = readPlateYear(words, start, today.year);
  if (!first || isModel(sentence, start, first)) return undefined;
  const joint = findPhrase(words, first.end, yearJoints);
  const second = joint && readPlateYear(words, joint.end, today.year);
  if (second && (joint.meaning === 'or' || before?.meaning.bound === 'between')) {
    const [from, to] = isBefore(second, first) ? [second, first] : [first, second];
    return span(sentence, from, to, second.end);
  }
  // "Under 2000" is money: people do not ask for a year that way.
  const isMoney = !first.isMark && first.year === 2000 && before?.meaning.isOfNumbers === true;
  if (isMoney && before.meaning.bound === 'most') return undefined;
  const after = findPhrase(words, first.end, yearLimitsAfter);
  return bounded(sentence, first, after?.meaning ?? before?.meaning, after?.end ?? first.end);
};

/** A year, or half of one. */
type Moment = Pick<SaidYear, 'year' | 'half'>;

function isBefore(a: Moment, b: Moment): boolean {
  return a.year < b.year || (a.year === b.year && (a.half ?? 0) < (b.half ?? 0));
}

function bounded(sentence: Sentence, said: Moment, limit: YearLimit | undefined, end: number) {
  switch (limit?.bound) {
    case 'least':
      return span(sentence, limit.isStrict ? next(said, 1) : said, undefined, end);
    case 'most':
      return span(sentence, undefined, limit.isStrict ? next(said, -1) : said, end);
    case 'about':
      return span(sentence, { year: said.year - 1, half: null }, { year: said.year + 1, half: null }, end);
    default:
      return span(sentence, said, said, end);
  }
}

/** The year, or the half of one, after or before. */
function next({ year, half }: Moment, step: 1 | -1): Moment {
  if (half === null) return { year: year + step, half };
  return half === 1
    ? { year: step === 1 ? year : year - 1, half: 2 }
    : { year: step === 1 ? year + 1 : year, half: 1 };
}

/**
 * One half-year is a filter of its own. A longer span is one of years, without the half-years that are
 * outside: a vehicle whose plate does not say its half is then found too.
 */
function span({ channel }: Sentence, from: Moment | undefined, to: Moment | undefined, end: number) {
  if (from && to && from.half !== null && from.half === to.half && from.year === to.year)
    return conditionMatch(channel, 'plate', { anyOf: [yearHalfYear(from.year, from.half)] }, end);
  const match = conditionMatch(
    channel,
    'year',
    { ...(from && { from: from.year }), ...(to && { to: to.year }) },
    end,
  );
  const outside = [
    ...(from?.half === 2 ? [yearHalfYear(from.year, 1)] : []),
    ...(to?.half === 1 ? [yearHalfYear(to.year, 2)] : []),
  ];
  if (!match || outside.length === 0) return match;
  return { ...match, label: labelOf(from, to), excluded: { plate: outside } };
}

function labelOf(from: Moment | undefined, to: Moment | undefined): string {
  const say = ({ year, half }: Moment) => yearHalfYear(year, half);
  if (from && to) return `${say(from)} to ${say(to)}`;
  return from ? `${say(from)} on` : `up to ${to ? say(to) : ''}`;
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
