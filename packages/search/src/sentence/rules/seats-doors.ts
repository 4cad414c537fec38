import { conditionMatch } from '../grammar/condition-match.ts';
import { limitsBefore } from '../grammar/limits.ts';
import { readLimitAfter } from '../grammar/measure.ts';
import { readAmount } from '../grammar/numbers.ts';
import { buildPhrases, findPhrase, type Phrases } from '../grammar/phrases.ts';
import type { Rule } from '../grammar/rule.ts';
import type { Word } from '../grammar/words.ts';

const joints = buildPhrases([['or|/|-|to|and', true]]);

function countRule(key: string, units: Phrases<true>, most: number): Rule {
  return ({ words, channel }, at) => {
    const before = findPhrase(words, at, limitsBefore);
    const counted = readCounts(words, before?.end ?? at, most);
    if (!counted) return undefined;
    const early = readLimitAfter(words, counted.end);
    const unit = findPhrase(words, early?.end ?? counted.end, units);
    if (!unit) return undefined;
    const late = readLimitAfter(words, unit.end);
    const bound = (before ?? early ?? late)?.meaning.bound;
    const [least = 0] = counted.values;
    const values = new Set(counted.values);
    // "Seven or more" becomes the sizes that exist; the filter takes values, not a range.
    if (bound === 'least')
      for (const value of usualCounts(key).filter((each) => each >= least)) values.add(value);
    else if (bound === 'most') for (let value = 2; value <= least; value++) values.add(value);
    return conditionMatch(channel, key, { anyOf: [...values].sort((a, b) => a - b) }, late?.end ?? unit.end);
  };
}

const mostListed = 4;

/** Reads `4 or 5` and `7, 8 or 9`. A comma list must end in "or": "Mazda 3, 5 doors" is not a list. */
function readCounts(words: readonly Word[], at: number, most: number) {
  const values: number[] = [];
  let end = at;
  let isOpen = false;
  for (let next = at; values.length < mostListed; ) {
    const amount = readAmount(words, next);
    if (!amount || amount.isMoney || !isCount(amount.value, most)) break;
    values.push(amount.value);
    end = amount.end;
    const joint = findPhrase(words, end, joints);
    if (!joint && !words[end]?.isAfterComma) break;
    isOpen = !joint;
    next = joint?.end ?? end;
  }
  return values.length > 0 && !isOpen ? { values, end } : undefined;
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= most;
}

/** The sizes that an open end stands for: "seven or more", "not a seven seater". */
const usualMost: ReadonlyMap<string, number> = new Map([
  ['seats', 9],
  ['doors', 5],
]);

export function usualCounts(key: string): number[] {
  return Array.from({ length: (usualMost.get(key) ?? 1) - 1 }, (_, index) => index + 2);
}

export const seatsAndDoorsRules: readonly Rule[] = [
  // "7 seat" takes precedence over the make: a number never comes before Seat.
  countRule('seats', buildPhrases([['seater|seaters|seats|seat|seater car|str', true]]), 20),
  countRule('doors', buildPhrases([['door|doors|dr|drs|doored', true]]), 7),
];
