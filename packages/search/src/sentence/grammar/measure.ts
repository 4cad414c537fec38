import type { Range } from '@forecourt/domain';
import { type Limit, limitsAfter, limitsBefore } from './limits.ts';
import { type Amount, readAmount } from './numbers.ts';
import { buildPhrases, findPhrase, type Phrases } from './phrases.ts';
import type { Word } from './words.ts';

/** One number or two, and which side of them is meant. */
export interface Measure {
  limit: Limit | undefined;
  first: Amount;
  second: Amount | undefined;
  end: number;
}

const joints = buildPhrases([['to|-|–|—|til|till|until|up to', true]]);
const jointsOfBetween = buildPhrases([['to|-|–|—|and|&', true]]);

/** Reads `under 15k`, `between 8 and 12 grand`, `5-8k`, `€15,000`; the caller reads the unit after it. */
export function readMeasure(words: readonly Word[], at: number, units: Phrases<number>): Measure | undefined {
  const before = findPhrase(words, at, limitsBefore);
  const first = readAmount(words, before?.end ?? at);
  if (!first) return undefined;
  const limit = before?.meaning;
  const jointTable = limit?.bound === 'between' ? jointsOfBetween : joints;
  // "50,000 km to 80,000 km" repeats its unit.
  const unitEnd = findPhrase(words, first.end, units)?.end ?? first.end;
  const joint = findPhrase(words, first.end, jointTable) ?? findPhrase(words, unitEnd, jointTable);
  const second = joint && readAmount(words, joint.end);
  if (!second) return { limit, first, second: undefined, end: first.end };
  return { limit, ...shareScale(first, second), end: second.end };
}

/** In `5-8k` both are thousands, and in `5k to 8` too. */
function shareScale(first: Amount, second: Amount): { first: Amount; second: Amount } {
  if (first.scale === 1 && second.scale > 1 && first.value < second.value / second.scale)
    return {
      first: { ...first, value: first.value * second.scale, scale: second.scale, isMoney: second.isMoney },
      second,
    };
  if (second.scale === 1 && first.scale > 1 && second.value < first.value)
    return { first, second: { ...second, value: second.value * first.scale, scale: first.scale } };
  return { first, second };
}

export function readLimitAfter(words: readonly Word[], at: number) {
  return findPhrase(words, at, limitsAfter);
}

/** How far "around" reaches on either side. */
const about = 0.1;

/** The intended range, with the meaning of a bare number in this context. */
export function rangeOf(
  { first, second }: Measure,
  limit: Limit | undefined,
  bare: 'most' | 'least' | 'exact',
  convert: (value: number) => number = (value) => value,
): Range {
  const value = convert(first.value);
  if (second) {
    const other = convert(second.value);
    return { from: Math.min(value, other), to: Math.max(value, other) };
  }
  const bound = limit === undefined || limit.bound === 'between' ? bare : limit.bound;
  if (bound === 'about')
    return { from: Math.round(value * (1 - about)), to: Math.round(value * (1 + about)) };
  if (bound === 'most') return { to: value };
  if (bound === 'least') return { from: value };
  return { from: value, to: value };
}
