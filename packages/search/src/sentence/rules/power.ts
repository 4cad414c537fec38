import { bhpInKw, psInKw } from '@forecourt/domain';
import { measureRule } from '../grammar/measure-rule.ts';
import { phraseRule } from '../grammar/phrase-rule.ts';
import { buildPhrases } from '../grammar/phrases.ts';
import type { Rule } from '../grammar/rule.ts';
import { keyAt } from '../grammar/words.ts';

/** `over 150 bhp`, `100 kW or more`: a power in a search is a minimum. */
const power = measureRule({
  key: 'powerKw',
  nouns: buildPhrases([['power|engine power|power output', true]]),
  units: buildPhrases([
    ['kw|kilowatt|kilowatts|kw power', 1],
    ['bhp|hp|horsepower|horse power|horses|bhp power', 1 / bhpInKw],
    ['ps|cv', 1 / psInKw],
  ]),
  bare: 'least',
  accept: ({ measure: { first }, unit }) => unit !== undefined && !first.isMoney && first.value <= 2000,
});

const battery = measureRule({
  key: 'batteryKwh',
  nouns: buildPhrases([['battery|battery size|battery of|battery capacity', true]]),
  units: buildPhrases([['kwh|kwh battery|kw h|kwhr|kilowatt hours|kwh pack', 1]]),
  bare: 'least',
  accept: ({ measure: { first }, unit }) => unit !== undefined && !first.isMoney && first.value <= 1000,
  refine: ({ from }) => (from === undefined ? undefined : { from }),
});

/** The speed that gives a small car most of its range within half an hour. */
const fast = 100;

const charging = measureRule({
  key: 'chargingKw',
  nouns: buildPhrases([
    ['charging|charging speed|rapid charging|fast charging|dc charging|charges at', true],
  ]),
  units: buildPhrases([
    ['kw charging|kw charger|kw rapid charging|kw fast charging|kw dc|kw dc charging|kw rapid|kw charge', 1],
    ['kw charging speed|kw', 1],
  ]),
  bare: 'least',
  accept: ({ measure: { first, end }, hasNoun, unit }, { words }) => {
    const isNamed = words.slice(end, end + 3).some(({ key }) => /^(?:charg|rapid|dc)/.test(key));
    return unit !== undefined && (hasNoun || isNamed) && !first.isMoney && first.value <= 1000;
  },
  refine: ({ from }) => (from === undefined ? undefined : { from }),
});

const fastCharging = phraseRule(
  'chargingKw',
  buildPhrases([
    ['fast charging|rapid charging|fast charge|rapid charge|quick charging|fast charger', { from: fast }],
  ]),
);

/** `112 kW (150 bhp)` is one figure in two units. */
const inTwoUnits: Rule = (sentence, at) => {
  const match = power(sentence, at);
  const again = match && power(sentence, match.end);
  const isSame =
    again && sentence.words[match.end - 1]?.key === 'kw' && /^\d/.test(keyAt(sentence.words, match.end));
  return isSame ? { ...match, end: again.end } : match;
};

export const powerRules: readonly Rule[] = [charging, fastCharging, battery, inTwoUnits];
