import { milesToKm } from '@forecourt/domain';
import { measureRule } from '../grammar/measure-rule.ts';
import { buildPhrases } from '../grammar/phrases.ts';
import type { Rule } from '../grammar/rule.ts';

const least = 20;
const farthest = 1000;

/** The range of an electric car; a range in a search is a minimum. */
export const rangeRule: Rule = measureRule({
  key: 'rangeKm',
  nouns: buildPhrases([['range|electric range|battery range|wltp range|ev range|driving range', true]]),
  units: buildPhrases([
    ['km range|kms range|km of range|kms of range|kilometre range|range|km electric range|of range|km', 1],
    ['km battery range|km wltp|km wltp range|+ range|+ km range', 1],
    ['mile range|miles range|miles of range|mile electric range|miles', milesToKm(1)],
  ]),
  bare: 'least',
  accept: ({ measure: { first, end }, hasNoun, unit }, { words }) => {
    if (first.isMoney || first.scale > 1 || first.value < least || first.value > farthest) return false;
    // "300 km" alone may be a mileage or a driving distance; "range 300" needs no unit.
    const isNamed = words.slice(end, end + 5).some(({ key }) => key === 'range' || key === 'wltp');
    return hasNoun || (unit !== undefined && isNamed);
  },
  refine: ({ from }) => (from === undefined ? undefined : { from }),
});
