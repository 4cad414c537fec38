import { measureRule } from '../grammar/measure-rule.ts';
import { phraseRule } from '../grammar/phrase-rule.ts';
import { buildPhrases } from '../grammar/phrases.ts';
import type { Rule } from '../grammar/rule.ts';

const mostOwners = 10;

/** `max 2 owners`, `2 owners or less`: people name a maximum. */
const owners = measureRule({
  key: 'owners',
  nouns: buildPhrases([['owners|previous owners|number of owners', true]]),
  units: buildPhrases([
    ['owners|owner|previous owners|previous owner|prev owners|keepers|keeper|owners from new', 1],
    ['owner from new|owner car|lady owner|careful owner|owners max', 1],
  ]),
  bare: 'most',
  accept: ({ measure: { first }, hasNoun, unit }) =>
    (unit !== undefined || hasNoun) &&
    !first.isMoney &&
    Number.isInteger(first.value) &&
    first.value >= 1 &&
    first.value <= mostOwners,
  refine: ({ to }, { limit }) =>
    to === undefined ? undefined : { to: limit?.isStrict ? Math.max(1, to - 1) : to },
});

const oneOwner = phraseRule(
  'owners',
  buildPhrases([
    ['single owner|one lady owner|one careful owner|first owner|one family owned|1 lady owner', { to: 1 }],
  ]),
);

const accident = phraseRule(
  'isAccidentDeclared',
  buildPhrases([
    [
      'no accident|no accidents|without accidents|without accident|without an accident|accident free|never crashed|not crashed|no crash|no crash damage|no crash history|crash free|no accident damage',
      { is: false },
    ],
    [
      'no accident declared|not a write off|no write off|no write offs|not written off|never written off|never been crashed',
      { is: false },
    ],
    [
      'write off|write offs|written off|accident damaged|accident damage|crashed|crash repaired|accident declared',
      { is: true },
    ],
    ['accident or write off declared|write off or accident declared', { is: true }],
    ['cat s|cat n|cat c|cat d|category s|category n|category d|repairable write off', { is: true }],
  ]),
);

export const historyRules: readonly Rule[] = [owners, oneOwner, accident];
