import { buildPhrases } from './phrases.ts';

/**
 * Which side of a number is meant. `isStrict` excludes the number itself for whole quantities: engines,
 * years.
 */
export interface Limit {
  bound: 'most' | 'least' | 'about' | 'between';
  isStrict?: true;
}

export const limitsBefore = buildPhrases<Limit>([
  [
    'nothing over|none over|no cars over|no car over|nothing above|nothing more than|nothing dearer than|not above|not exceeding|no dearer than',
    most(),
  ],
  ['nothing under|nothing below|nothing less than|not under|not below', least()],
  [
    'up to|upto|max|maximum|maximum of|max of|at most|no more than|not more than|not over|no higher than',
    most(),
  ],
  [
    'budget|budget of|budget is|budget max|budget up to|spend|to spend|spend up to|within|tops|cheaper than|<=',
    most(),
  ],
  ['under|below|less than|lower than|less then|lower then|fewer than|smaller than|<|sub|beneath', most(true)],
  [
    'at least|min|minimum|minimum of|min of|from|starting at|starting from|not less than|no less than|>=',
    least(),
  ],
  ['over|above|more than|more then|greater than|bigger than|larger than|>|upwards of|north of', least(true)],
  [
    'around|about|roughly|approx|approximately|circa|around about|in and around|in or around',
    { bound: 'about' },
  ],
  ['between|anywhere between|somewhere between|in between', { bound: 'between' }],
]);

export const limitsAfter = buildPhrases<Limit>([
  [
    'max|maximum|tops|or less|or under|or below|or lower|and under|and below|at most|or smaller|or cheaper',
    most(),
  ],
  [
    'or more|or over|or above|or higher|or better|and better|and up|and over|and above|or bigger|plus|+|upwards|min|minimum',
    least(),
  ],
  ['ish|or so|give or take|or thereabouts|roughly', { bound: 'about' }],
]);

function most(isStrict?: true): Limit {
  return { bound: 'most', ...(isStrict && { isStrict }) };
}

function least(isStrict?: true): Limit {
  return { bound: 'least', ...(isStrict && { isStrict }) };
}
