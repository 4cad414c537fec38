import { conditionMatch } from '../grammar/condition-match.ts';
import { limitsBefore } from '../grammar/limits.ts';
import { readLimitAfter } from '../grammar/measure.ts';
import { readAmount } from '../grammar/numbers.ts';
import { buildPhrases, findPhrase } from '../grammar/phrases.ts';
import type { Rule, Sentence } from '../grammar/rule.ts';
import { keyAt, type Word } from '../grammar/words.ts';

/** The test has three names: NCT for cars, CVRT (formerly DOE) for commercials. */
const test = buildPhrases([['nct|nctd|nct d|ncted|doe|doed|cvrt|tested|test|nct test', true]]);

/** The minimum months left for a test called long, or new. */
const set = buildPhrases<number>([
  ['nctd|nct d|ncted|nct|with nct|has nct|have nct|valid nct|in nct|current nct|doed|with doe|cvrt|doe', 1],
  ['nctd and taxed|taxed and nctd|taxed nctd|nct and tax|nct and taxed|tax and nct|taxed and tested', 1],
  ['long nct|good nct|plenty of nct|long doe|long cvrt|full nct|decent nct|long test', 9],
  [
    'new nct|fresh nct|brand new nct|just nctd|newly nctd|new doe|fresh doe|new cvrt|fresh cvrt|recently nctd',
    12,
  ],
]);

const until = buildPhrases([
  [
    'until|till|til|to|up to|untill|into|out to|runs to|good till|good until|valid until|valid till|due',
    true,
  ],
  ['until end of|till end of|until next|till next|until the end of|up|expires|expiring', true],
]);

const months = buildPhrases<number>(
  'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec'
    .split(' ')
    .map((names, index) => [names, index + 1] as const),
);

const spans = buildPhrases<number>([
  ['months|month|mths|mth|mts|months left|month left|mths left', 1],
  ['years|year|yrs|yr|years left', 12],
]);
const links = buildPhrases([['of|for|with|left on|left on the|s', true]]);
const left = buildPhrases([['left|remaining|at least|or more|on it', true]]);

/** A car without a valid test is not what was asked for: those words stay search words. */
const spoilsBefore = new Set(['no', 'not', 'without', 'needs', 'need', 'failed', 'fail', 'out', 'road']);
const spoilsAfter = new Set([
  'failed',
  'fail',
  'failure',
  'exempt',
  'expired',
  'history',
  'drive',
  'centre',
  'ready',
]);

/** The codec accepts no more than this. */
const mostMonths = 60;

export const nctRule: Rule = ({ words, channel, today }, at) => {
  if (spoilsBefore.has(keyAt(words, at - 1))) return undefined;
  const found = readSpanFirst(words, at) ?? readTestFirst(words, at, today) ?? readSet(words, at);
  if (!found || spoilsAfter.has(keyAt(words, found.end))) return undefined;
  if (found.months < 1 || found.months > mostMonths) return undefined;
  const match = conditionMatch(channel, 'nctExpiry', { monthsAhead: found.months }, found.end);
  const name = channel === 'Commercial' ? 'CVRT' : 'NCT';
  const span = found.months === 1 ? '1 month' : `${found.months} months`;
  return match && { ...match, label: `${name} for at least ${span}` };
};

function readSet(words: readonly Word[], at: number) {
  const found = findPhrase(words, at, set);
  return found && { months: found.meaning, end: found.end };
}

/** `12 months NCT`, `a year's NCT`. */
function readSpanFirst(words: readonly Word[], at: number) {
  const start = findPhrase(words, at, limitsBefore)?.end ?? at;
  const span = readSpan(words, start);
  if (!span) return undefined;
  const named = findPhrase(words, findPhrase(words, span.end, links)?.end ?? span.end, test);
  return named && { months: span.months, end: findPhrase(words, named.end, left)?.end ?? named.end };
}

/** `NCT until May`, `NCT 05/27`, `NCT for 6 months`, `NCT until at least 9 months`. */
function readTestFirst(words: readonly Word[], at: number, now: Sentence['today']) {
  const named = findPhrase(words, at, test);
  if (!named) return undefined;
  const to = findPhrase(words, named.end, until)?.end ?? named.end;
  const day = readMonth(words, to, now);
  if (day) return day;
  const afterLink = findPhrase(words, to, links)?.end ?? to;
  const span = readSpan(words, findPhrase(words, afterLink, limitsBefore)?.end ?? afterLink);
  if (!span) return undefined;
  const end = findPhrase(words, span.end, left)?.end ?? span.end;
  return { months: span.months, end: readLimitAfter(words, end)?.end ?? end };
}

function readSpan(words: readonly Word[], at: number) {
  const isOne = keyAt(words, at) === 'a' || keyAt(words, at) === 'full';
  const amount = isOne ? { value: 1, end: at + 1 } : readAmount(words, at);
  const unit = amount && findPhrase(words, amount.end, spans);
  return amount && unit && { months: Math.round(amount.value * unit.meaning), end: unit.end };
}

/** The next May, or May of the given year. */
function readMonth(words: readonly Word[], at: number, now: Sentence['today']) {
  const aheadOf = (year: number, month: number) => (year - now.year) * 12 + month - now.month;
  const named = findPhrase(words, at, months);
  if (named) {
    const year = readYear(keyAt(words, named.end));
    if (year) return { months: aheadOf(year, named.meaning), end: named.end + 1 };
    const soon = aheadOf(now.year, named.meaning);
    return { months: soon > 0 ? soon : soon + 12, end: named.end };
  }
  const month = Number(keyAt(words, at));
  if (keyAt(words, at + 1) === '/' || keyAt(words, at + 1) === '-') {
    const year = readYear(keyAt(words, at + 2));
    return year && month >= 1 && month <= 12 ? { months: aheadOf(year, month), end: at + 3 } : undefined;
  }
  const year = /^20\d\d$/.test(keyAt(words, at)) ? month : undefined;
  return year === undefined ? undefined : { months: aheadOf(year, 1), end: at + 1 };
}

function readYear(key: string): number | undefined {
  if (/^20\d\d$/.test(key)) return Number(key);
  return /^[2-4]\d$/.test(key) ? 2000 + Number(key) : undefined;
}
