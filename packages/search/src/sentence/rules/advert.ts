import type { AttributeCondition } from '@forecourt/domain';
import { conditionMatch } from '../grammar/condition-match.ts';
import { measureRule } from '../grammar/measure-rule.ts';
import { readAmount } from '../grammar/numbers.ts';
import { phraseRule } from '../grammar/phrase-rule.ts';
import { buildPhrases, findPhrase } from '../grammar/phrases.ts';
import type { Rule } from '../grammar/rule.ts';
import { keyAt, type Word } from '../grammar/words.ts';

const great: AttributeCondition = { anyOf: ['Great'] };
const good: AttributeCondition = { anyOf: ['Great', 'Good'] };
const fair: AttributeCondition = { anyOf: ['Great', 'Good', 'Fair'] };

export const priceRatingRule = phraseRule(
  'priceRating',
  buildPhrases([
    [
      'great price|great prices|great value|great deal|great deals|bargain|bargains|a steal|super price|great price or better',
      great,
    ],
    [
      'great or good price|good or great price|good price|good prices|good value|good deal|good deals|well priced|keenly priced|priced to sell|good price or better|good value or better|good deal or better',
      good,
    ],
    ['fair price|fairly priced|fair prices|priced right|not overpriced|fair price or better', fair],
  ]),
);

const cut = buildPhrases([
  ['price drop|price drops|price cut|price cuts|reduced|reduced price|price reduced', true],
  ['recently reduced|just reduced|price reduction|reduced in price|now reduced', true],
  ['price reductions|reduced prices|price dropped|dropped in price|price has dropped|cut in price', true],
]);
const byHowMuch = buildPhrases([
  ['by|of|over|by over|more than|by more than|of more than|at least|by at least|of at least|>|>=', true],
]);
const perCent = buildPhrases([['per cent|percent|pc', true]]);
/** For so long a price cut is news. */
const recentDays = 30;

const priceCut: Rule = ({ words, channel }, at) => {
  const found = findPhrase(words, at, cut);
  if (!found) return undefined;
  const cutBy = readCutBy(words, found.end);
  const ago = readDaysAgo(words, cutBy ?? found.end);
  const days = ago?.days ?? recentDays;
  const match = conditionMatch(channel, 'cut', { withinDays: days }, ago?.end ?? cutBy ?? found.end);
  if (!match || cutBy === undefined) return match;
  return { ...match, sort: 'biggest-cut', label: `${match.label}, biggest price cut first` };
};

/** `by 10%`, `of at least €500`: no filter is so fine, but whoever says it wants the biggest cuts first. */
function readCutBy(words: readonly Word[], at: number): number | undefined {
  const link = findPhrase(words, at, byHowMuch);
  const amount = link && readAmount(words, link.end);
  return amount && (findPhrase(words, amount.end, perCent)?.end ?? amount.end);
}

/** `this week`, `today`: the last seven days and one, because adverts have no calendar. */
const thisSpan = buildPhrases<number>([
  ['today|yesterday|since yesterday', 1],
  ['this week|of the week|since last week', 7],
  ['this month|of the month', 30],
]);
/** What is new about an advert, not about its vehicle. */
const arrivals = buildPhrases([
  ['new|listed|added|posted|advertised|put up|new in', true],
  [
    'new ads|new ad|new adverts|new advert|new listings|new listing|new arrivals|new arrival|new stock|newly listed',
    true,
  ],
  [
    'just in|just listed|just added|just arrived|latest ads|latest adverts|latest listings|latest arrivals',
    true,
  ],
]);
/** `new cars` are brand new, so alone these need a span. */
const newVehicles = buildPhrases([['new cars|new vans|new bikes|new commercials|new vehicles', true]]);

const arrivedThis: Rule = ({ words, channel }, at) => {
  const found = findPhrase(words, at, newVehicles) ?? findPhrase(words, at, arrivals);
  const span = found && findPhrase(words, found.end, thisSpan);
  return span && conditionMatch(channel, 'listed', { withinDays: span.meaning }, span.end);
};

/** For so long an advert is new. */
const newDays = 7;
const arrived = phraseRule(
  'listed',
  buildPhrases([
    [
      'new ads|new adverts|new listings|new arrivals|newly listed|just in|just listed|just added|just arrived|latest ads|latest adverts|latest listings|latest arrivals',
      { withinDays: newDays },
    ],
  ]),
);

const listed = buildPhrases([['listed|added|posted|advertised|put up', true]]);
const last = buildPhrases([
  ['in the last|in last|in the past|within the last|within|last|less than|within the past', true],
]);
const spans = buildPhrases<number>([
  ['hours|hour|hrs|hours ago', 1 / 24],
  ['days|day|days ago|days old', 1],
  ['weeks|week|weeks ago|wks', 7],
  ['month|months', 30],
]);
const mostDays = 365;

/** `in the last 3 days`, `within 2 weeks`, `since yesterday`. */
function readDaysAgo(words: readonly Word[], at: number): { days: number; end: number } | undefined {
  const said = findPhrase(words, at, thisSpan);
  if (said) return { days: said.meaning, end: said.end };
  const link = findPhrase(words, at, last);
  if (!link) return undefined;
  const amount = readAmount(words, link.end) ?? { value: 1, end: link.end, isMoney: false };
  const span = findPhrase(words, amount.end, spans);
  const days = span && Math.ceil(amount.value * span.meaning);
  return !days || amount.isMoney || days > mostDays ? undefined : { days, end: span.end };
}

/** `listed in the last 3 days`, `added within 2 weeks`, `in the last 24 hours`. */
const listedWithin: Rule = ({ words, channel }, at) => {
  const verb = findPhrase(words, at, listed);
  if (!verb && keyAt(words, at) !== 'in') return undefined;
  const ago = readDaysAgo(words, verb?.end ?? at);
  return ago && conditionMatch(channel, 'listed', { withinDays: ago.days }, ago.end);
};

const pictures = measureRule({
  key: 'pictures',
  nouns: buildPhrases([['pictures|photos|pics|images', true]]),
  units: buildPhrases([['pictures|photos|pics|images|photographs|picture|photo', 1]]),
  bare: 'least',
  accept: ({ measure: { first }, unit }) =>
    unit !== undefined && !first.isMoney && Number.isInteger(first.value) && first.value <= 100,
  // "Over 10 pictures" are at least 11.
  refine: ({ from }, { limit }) =>
    from === undefined ? undefined : { from: limit?.isStrict ? from + 1 : from },
});

const withPictures = phraseRule(
  'pictures',
  buildPhrases([
    ['with pictures|with photos|with pics|with images|has pictures|has photos|must have photos', { from: 1 }],
    ['must have pictures|plenty of photos|lots of photos|lots of pictures|plenty of pictures', { from: 1 }],
    ['not without pictures|not without photos|none without pictures|none without photos', { from: 1 }],
  ]),
);

const film = phraseRule(
  'film',
  buildPhrases([
    [
      'with video|with a video|has video|has a video|with 360|with 360 view|360 view|video tour',
      { is: true },
    ],
  ]),
);

const dealerRating = measureRule({
  key: 'dealerRating',
  nouns: buildPhrases([
    ['dealer rated|dealer rating|dealers rated|dealer rating of|rated|dealer with', true],
  ]),
  units: buildPhrases([['star|stars|star dealer|star dealers|star rating|star rated|star rated dealer', 1]]),
  bare: 'least',
  // "Rated 4.5" needs no stars; "dealer with 3" could have three of anything.
  accept: ({ measure: { first }, hasNoun, unit }, { words }, at) =>
    (unit !== undefined || (hasNoun && keyAt(words, at + 1) !== 'with')) &&
    !first.isMoney &&
    first.scale === 1 &&
    first.value <= 5,
  // A dealer with five stars from everybody hardly exists.
  refine: (_, { measure: { first } }) => ({ from: Math.min(4.5, first.value) }),
});

const topRated = phraseRule(
  'dealerRating',
  buildPhrases([
    [
      'top rated|top rated dealer|best rated dealer|highly rated dealer|highly rated|five star dealer',
      { from: 4.5 },
    ],
    ['well rated|well rated dealer|good reviews|dealer with good reviews|well reviewed dealer', { from: 4 }],
  ]),
);

const answers = phraseRule(
  'answersInADay',
  buildPhrases([
    [
      'answers within a day|answers in a day|answers quickly|replies quickly|replies within a day|replies fast',
      { is: true },
    ],
    [
      'quick reply|fast reply|responsive seller|responsive dealer|quick to reply|quick to answer',
      { is: true },
    ],
    [
      'seller answers within a day|seller replies within a day|seller answers quickly|seller replies quickly',
      { is: true },
    ],
  ]),
);

export const advertRules: readonly Rule[] = [
  priceRatingRule,
  priceCut,
  arrivedThis,
  listedWithin,
  arrived,
  pictures,
  withPictures,
  film,
  dealerRating,
  topRated,
  answers,
];
