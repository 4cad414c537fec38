import { type AttributeCondition, type Channel, milesToKm } from '@forecourt/domain';
import { conditionMatch } from '../grammar/condition-match.ts';
import { measureRule } from '../grammar/measure-rule.ts';
import { buildPhrases, findPhrase } from '../grammar/phrases.ts';
import type { Rule } from '../grammar/rule.ts';

const mile = milesToKm(1);

/** A smaller number is a distance to the seller, or the range of a battery. */
const least = 1000;

const said = measureRule({
  key: 'mileage',
  nouns: buildPhrases([['mileage|kms|km|miles|odometer|clock|milage|kilometres|kilometers', true]]),
  units: buildPhrases([
    [
      'km|kms|kilometres|kilometers|kilometre|klm|klms|kilos|km on the clock|kms on the clock|on the clock',
      1,
    ],
    ['mileage|milage|km mileage|kms mileage|km on it|kms on it|km on clock|kms on clock|on clock', 1],
    ['miles|mile|mls|miles on the clock|miles on it|miles on clock|mile on the clock', mile],
  ]),
  bare: 'most',
  accept: ({ measure: { first, second }, hasNoun, unit }) => {
    const isKilometresByK = first.scale === 1000 && first.value >= 1_000_000;
    return (
      ((hasNoun || unit !== undefined) && !first.isMoney && (second ?? first).value >= least) ||
      isKilometresByK
    );
  },
  refine: (range, { measure: { first } }) =>
    // 100000k is a hundred thousand kilometres.
    first.scale === 1000 && first.value >= 1_000_000
      ? {
          ...(range.from !== undefined && { from: range.from / 1000 }),
          ...(range.to !== undefined && { to: range.to / 1000 }),
        }
      : range,
});

/** About four years of ordinary driving; a van does more, a motorbike far less. */
const lowMileage: Record<Channel, AttributeCondition> = {
  Car: { to: 75_000 },
  Commercial: { to: 100_000 },
  Bike: { to: 20_000 },
};

const lowPhrases = buildPhrases([
  [
    'low mileage|low miles|low km|low kms|low milage|very low mileage|genuine low mileage|low kilometres',
    true,
  ],
]);

const low: Rule = ({ words, channel }, at) => {
  const found = findPhrase(words, at, lowPhrases);
  return found && conditionMatch(channel, 'mileage', lowMileage[channel], found.end);
};

export const mileageRules: readonly Rule[] = [said, low];
