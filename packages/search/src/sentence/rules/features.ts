import { type Channel, featureSayings, featuresOfSaying, searchableAttributesOf } from '@forecourt/domain';
import { conditionMatch } from '../grammar/condition-match.ts';
import { buildPhrases, findPhrase } from '../grammar/phrases.ts';
import type { Match, Rule } from '../grammar/rule.ts';

/** The first of the features that a saying means is the one that was said. */
const sayings = buildPhrases<string>(
  [...featureSayings()].map((saying) => [saying, featuresOfSaying(saying)?.[0] ?? ''] as const),
);

/** Equipment, by any of its names: `tow bar`, `satnav`, `carplay`. */
export const featuresRule: Rule = ({ words, channel }, at) => {
  const both = findPhrase(words, at, heatedLeather);
  if (both) return heatedLeatherMatch(channel, both.end);
  const found = findPhrase(words, at, sayings);
  return found && conditionMatch(channel, 'features', { allOf: [found.meaning] }, found.end);
};

const heatedLeather = buildPhrases([
  ['heated leather|heated leather seats|leather heated seats|heated leather interior', true],
]);

/** Two wishes in one phrase. */
function heatedLeatherMatch(channel: Channel, end: number): Match | undefined {
  const match = conditionMatch(channel, 'features', { allOf: ['Heated seats'] }, end);
  const hasInterior = searchableAttributesOf(channel).some(({ key }) => key === 'interior');
  if (!match || !hasInterior) return match;
  return {
    ...match,
    label: 'heated leather seats',
    filters: { ...match.filters, interior: { anyOf: ['Leather'] } },
  };
}
