import { buildPhrases } from '../../grammar/phrases.ts';

/** How years are limited: partly like other numbers, partly with words of their own. */
export interface YearLimit {
  bound: 'most' | 'least' | 'about' | 'between';
  isStrict?: true;
  /** Used with any number, so it may mean an amount of money. */
  isOfNumbers?: true;
}

export const yearLimitsBefore = buildPhrases<YearLimit>([
  ['newer than|later than|after|post|younger than', { bound: 'least', isStrict: true }],
  [
    'since|from|no older than|not older than|no earlier than|not before|nothing older than|nothing before|none older than|at least|min|minimum|from year',
    { bound: 'least' },
  ],
  ['over|above|more than|>=', { bound: 'least', isOfNumbers: true }],
  ['>', { bound: 'least', isStrict: true, isOfNumbers: true }],
  ['<=', { bound: 'most', isOfNumbers: true }],
  ['before|pre|older than|earlier than', { bound: 'most', isStrict: true }],
  [
    'up to|upto|until|till|no newer than|not newer than|nothing newer than|nothing after|not after|no later than|max|maximum',
    { bound: 'most' },
  ],
  ['under|below|less than|<', { bound: 'most', isStrict: true, isOfNumbers: true }],
  ['around|about|circa|roughly', { bound: 'about' }],
  ['between', { bound: 'between' }],
]);

export const yearLimitsAfter = buildPhrases<YearLimit>([
  [
    'or newer|or later|onwards|onward|on|and newer|and later|and up|and on|and onwards|or above|or up',
    { bound: 'least' },
  ],
  [
    'or younger|plus|+|up|upwards|and upwards|or more|and above|or over|or higher|or better|or after',
    { bound: 'least' },
  ],
  [
    'reg or newer|reg onwards|reg on|reg or later|reg and newer|reg plus|reg and up|reg and on|reg up',
    { bound: 'least' },
  ],
  [
    'or older|or earlier|and older|and earlier|or before|and before|and below|or below|or under',
    { bound: 'most' },
  ],
  ['reg or older|max', { bound: 'most' }],
  ['or so|ish|or thereabouts', { bound: 'about' }],
]);

export const yearNouns = buildPhrases<true>([['year|years|reg|registered|model year|year of', true]]);

/** "And" joins two years only after "between": in "2018 and under 10k" it does not. */
export const yearJoints = buildPhrases<'or' | 'between'>([
  ['to|-|–|—|or|/|until|till|up to|through', 'or'],
  ['and|&', 'between'],
]);
