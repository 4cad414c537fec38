import { milesToKm } from '@forecourt/domain';
import { conditionMatch } from '../grammar/condition-match.ts';
import { readAmount } from '../grammar/numbers.ts';
import { buildPhrases, findPhrase } from '../grammar/phrases.ts';
import type { Match, Rule, Sentence } from '../grammar/rule.ts';
import { keyAt } from '../grammar/words.ts';
import { type FoundPlace, findPlace } from './find-place.ts';

/** "Near" means up to an hour's drive. */
const nearKm = 50;
/** "In" a town that is not a county includes its outskirts. */
const inKm = 20;
/** The codec accepts no more than this. */
const widestKm = 500;

const near = buildPhrases([
  [
    'near|close to|nearby|beside|around|not far from|near to|next to|convenient to|local to|outside|near enough to',
    true,
  ],
  ['somewhere near|anywhere near|in and around|in or around|in around|round|near co|or near', true],
]);
const inside = buildPhrases([
  ['in|based in|located in|from|for sale in|anywhere in|somewhere in|within|only in|at|location', true],
]);
const within = buildPhrases([
  ['within|within about|max|less than|up to|under|inside|no more than|not more than', true],
]);
const units = buildPhrases<number>([
  ['km|kms|k|kilometres|kilometers|km radius|kms radius|km drive', 1],
  ['miles|mile|mi|mile radius|miles radius|mile drive', milesToKm(1)],
]);
const from = buildPhrases([['of|from|around|away from|to|out from|outside|radius of|radius from', true]]);
const either = buildPhrases([['or|and|/|or near', true]]);
const radiusAfter = buildPhrases([['within|+', true]]);

/** "In Cork" is the county; "near Cork" and "Cork city" are distances from the city. */
export const placeRule: Rule = (sentence, at) =>
  readDistanceFirst(sentence, at) ?? readNear(sentence, at) ?? readIn(sentence, at) ?? readBare(sentence, at);

function readDistanceFirst(sentence: Sentence, at: number): Match | undefined {
  const { words } = sentence;
  const isWithin = findPhrase(words, at, within);
  const radius = readRadius(sentence, isWithin?.end ?? at);
  if (!radius) return undefined;
  const joint = findPhrase(words, radius.end, from);
  // "Under 5k Mayo" is a price and a county; only "within 30 km Athlone" can do without "of".
  const isPlain = keyAt(words, at) === 'within' && keyAt(words, radius.end - 1) !== 'k';
  if (!joint && !isPlain) return undefined;
  const place = findPlace(words, joint?.end ?? radius.end, 'guess');
  return place && nearMatch(sentence, place, radius.km);
}

function readNear(sentence: Sentence, at: number): Match | undefined {
  const preposition = findPhrase(sentence.words, at, near);
  const place = preposition && findPlace(sentence.words, preposition.end, 'guess');
  if (!place) return undefined;
  return readSeveralCounties(sentence, place) ?? withRadiusAfter(sentence, place, nearKm);
}

/** A search has one centre: "near Cork or Limerick" is answered with both counties. */
function readSeveralCounties(sentence: Sentence, first: FoundPlace): Match | undefined {
  const counties = [...(first.counties ?? [])];
  let { end } = first;
  for (let next = findNextCounty(sentence, end); next; next = findNextCounty(sentence, end)) {
    counties.push(...(next.counties ?? []));
    end = next.end;
  }
  if (end === first.end || first.counties === undefined) return undefined;
  return countyMatch(sentence, { counties, end, label: counties.map((name) => `Co. ${name}`).join(' or ') });
}

function findNextCounty({ words }: Sentence, at: number): FoundPlace | undefined {
  const joint = findPhrase(words, at, either);
  const place = joint && findPlace(words, joint.end, 'sure');
  return place?.counties ? place : undefined;
}

function readIn(sentence: Sentence, at: number): Match | undefined {
  const preposition = findPhrase(sentence.words, at, inside);
  const place = preposition && findPlace(sentence.words, preposition.end, 'guess');
  if (!place) return undefined;
  return place.counties ? countyMatch(sentence, place) : withRadiusAfter(sentence, place, inKm);
}

function readBare(sentence: Sentence, at: number): Match | undefined {
  const place = findPlace(sentence.words, at, 'sure');
  if (!place) return undefined;
  const measured = withRadiusAfter(sentence, place, undefined);
  if (measured) return measured;
  return place.counties ? countyMatch(sentence, place) : nearMatch(sentence, place, nearKm);
}

/** `Athlone within 30 km`, `Athlone 30 km radius`. */
function withRadiusAfter(sentence: Sentence, place: FoundPlace, otherwise: number): Match | undefined;
function withRadiusAfter(sentence: Sentence, place: FoundPlace, otherwise: undefined): Match | undefined;
function withRadiusAfter(sentence: Sentence, place: FoundPlace, otherwise: number | undefined) {
  const { words } = sentence;
  const joint = findPhrase(words, place.end, radiusAfter);
  const radius = readRadius(sentence, joint?.end ?? place.end);
  // "Galway 20k" is a price; "Galway 20 km" can only be a distance.
  const isSaid = radius && (joint !== undefined || keyAt(words, radius.end - 1) !== 'k');
  if (isSaid) return nearMatch(sentence, { ...place, end: radius.end }, radius.km);
  return otherwise === undefined ? undefined : nearMatch(sentence, place, otherwise);
}

/** On Irish roads an hour is about eighty kilometres. */
const drives = buildPhrases<number>([
  ['an hour|one hour|1 hour|an hours drive|an hour drive|1 hours drive|one hours drive|1 hour drive', 80],
  ['half an hour|half hour|a half hour|30 minutes|30 mins|half an hours drive|a half hours drive', 40],
  ['two hours|2 hours|two hours drive|2 hours drive', 160],
]);

function readRadius({ words }: Sentence, at: number): { km: number; end: number } | undefined {
  const drive = findPhrase(words, at, drives);
  if (drive) return { km: drive.meaning, end: drive.end };
  const amount = readAmount(words, at);
  if (!amount || amount.isMoney) return undefined;
  // The k of "30k from Cork" has been read as a thousand.
  const isShort = amount.scale === 1000;
  const unit = isShort ? { meaning: 1, end: amount.end } : findPhrase(words, amount.end, units);
  if (!unit) return undefined;
  const km = Math.round((isShort ? amount.value / 1000 : amount.value) * unit.meaning);
  return km >= 1 && km <= widestKm ? { km, end: unit.end } : undefined;
}

function nearMatch(sentence: Sentence, place: FoundPlace, radiusKm: number): Match | undefined {
  // "Near Kerry" has no single point to measure from, so it means the county.
  if (!place.near) return countyMatch(sentence, place);
  const { label, ...position } = place.near;
  return {
    end: place.end,
    key: 'near',
    label: `within ${radiusKm} km of ${label}`,
    near: { ...position, radiusKm },
  };
}

function countyMatch({ channel }: Sentence, { counties, end, label }: FoundPlace): Match | undefined {
  const match = counties && conditionMatch(channel, 'county', { anyOf: counties }, end);
  return match && { ...match, label: label ?? `Co. ${match.label}` };
}
