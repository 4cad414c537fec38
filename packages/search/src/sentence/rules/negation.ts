import {
  type AttributeCondition,
  firstHalfYear,
  isRange,
  optionsFor,
  searchableAttributesOf,
  yearHalfYear,
} from '@forecourt/domain';
import { buildPhrases, findPhrase } from '../grammar/phrases.ts';
import type { Match, Rule, Sentence } from '../grammar/rule.ts';
import { keyAt } from '../grammar/words.ts';
import { fillerWords } from '../tables/filler-words.ts';
import { priceRatingRule } from './advert.ts';
import { choiceRule } from './choice.ts';
import { featuresRule } from './features.ts';
import { nameRule } from './names.ts';
import { placeRule } from './place.ts';
import { seatsAndDoorsRules } from './seats-doors.ts';
import { sellerRule } from './seller.ts';
import { versionRule } from './version.ts';
import { yearRule } from './years/year.ts';

const negations = buildPhrases([
  [
    'not|no|non|without|except|excluding|but not|anything but|anything except|not a|not an|not the|no more|dont want|neither',
    true,
  ],
  [
    'without a|without an|without any|without the|with no|not in|not from|dont want a|anything but a|anything but an|not any|but no|and no|nothing|dont like|avoid',
    true,
  ],
  [
    'but not a|but not an|but not the|not with|not with a|nothing with|nothing with a|except a|except an|except for|anything except a|anything except an|other than|other than a|anything other than|anything other than a|anything bar|anything bar a|apart from|apart from a',
    true,
  ],
  [
    'must not be|must not be a|mustnt be|mustnt be a|cant be|cant be a|cannot be|cannot be a|should not be|shouldnt be|not interested in|no interest in|not keen on|definitely not|definitely no|everything but|everything but a|everything except',
    true,
  ],
]);
const joints = buildPhrases([
  ['or|nor|or no|and no|or a|and not|or an|nor a|nor an', 'or'],
  ['and|/', 'and'],
]);
const deniable: readonly Rule[] = [
  choiceRule,
  featuresRule,
  sellerRule,
  nameRule,
  placeRule,
  versionRule,
  priceRatingRule,
  yearRule,
  ...seatsAndDoorsRules,
];

/** `no diesel`, `not electric or hybrid`, `no dealers`, `anything but Ford`, `neither red nor automatic`. */
export const negationRule: Rule = (sentence, at) => {
  const negation = findPhrase(sentence.words, at, negations);
  const first = negation && readDenied(sentence, negation.end);
  if (!first) return readDeniedYears(sentence, at) ?? readDeniedWord(sentence, at);
  const excluded: Record<string, readonly (string | number)[]> = {};
  const labels: string[] = [];
  let { end } = first;
  for (let more: Denied | undefined = first; more; more = readNext(sentence, end, first.key)) {
    excluded[more.key] = [...(excluded[more.key] ?? []), ...more.values];
    labels.push(more.label);
    end = more.end;
  }
  return { end, key: first.key, label: `not ${labels.join(' or ')}`, excluded };
};

interface Denied {
  key: string;
  label: string;
  end: number;
  values: readonly (string | number)[];
}

/** "No diesel or automatic" denies both. "Not diesel and automatic" may well want the automatic. */
function readNext(sentence: Sentence, at: number, key: string): Denied | undefined {
  const joint = findPhrase(sentence.words, at, joints);
  if (!joint) return isListed(sentence, at, key) ? readDenied(sentence, at) : undefined;
  const next = readDenied(sentence, joint.end);
  return next && (next.key === key || joint.meaning === 'or') ? next : undefined;
}

/** "No diesel, petrol or hybrid" may well want the petrol, "not red, white or black" none of these. */
const listedTogether: ReadonlySet<string> = new Set([
  'make',
  'model',
  'version',
  'colour',
  'county',
  'features',
  'interior',
]);
const longestList = 8;

/** Whether a list of one kind goes on here and ends in "or": `not red, white or black`. */
function isListed(sentence: Sentence, at: number, key: string): boolean {
  if (!listedTogether.has(key)) return false;
  let end = at;
  for (let read = 0; read < longestList; read++) {
    const next = readDenied(sentence, end);
    if (next?.key !== key) return false;
    end = next.end;
    const joint = findPhrase(sentence.words, end, joints);
    if (joint) return joint.meaning === 'or' && readDenied(sentence, joint.end)?.key === key;
  }
  return false;
}

function readDenied(sentence: Sentence, at: number): Denied | undefined {
  let longest: Match | undefined;
  for (const rule of deniable) {
    const match = rule(sentence, at);
    if (match && match.end > (longest?.end ?? 0)) longest = match;
  }
  if (longest?.key === 'make') longest = modelAfter(sentence, longest);
  if (!longest?.filters) return undefined;
  const { key, label, end, filters } = longest;
  const condition = filters[key];
  if (key === 'year') return readDeniedYear(condition, end);
  const denied =
    condition && ('anyOf' in condition ? condition.anyOf : 'allOf' in condition && condition.allOf);
  if (!denied) return undefined;
  const values = widen(sentence, key, denied);
  return {
    key,
    label: values === denied || key !== 'fuel' ? label : 'hybrid',
    end,
    values,
  };
}

/** Years are left out by both their plates: `not 2019`. Plates of before 2013 do not say their half. */
function readDeniedYear(condition: AttributeCondition | undefined, end: number) {
  if (!condition || !isRange(condition)) return undefined;
  const { from, to } = condition;
  if (from === undefined || to === undefined || from < firstHalfYear) return undefined;
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const values = years.flatMap((year) => [yearHalfYear(year, 1), yearHalfYear(year, 2)]);
  return { key: 'plate', label: `${values.join(' or ')} plate`, end, values };
}

/** "Not a Volkswagen Passat" leaves the other Volkswagens. */
function modelAfter(sentence: Sentence, make: Match): Match {
  const next = nameRule(sentence, make.end);
  if (next?.key !== 'model' || sentence.words[make.end]?.isAfterComma) return make;
  // Without its make, a 2008 reads as a year.
  return /^\d+$/.test(next.label) ? { ...next, label: `${make.label} ${next.label}` } : next;
}

/**
 * Years without half-year plates, which no filter leaves out: `not 2008`. Their number then stands for the word, which
 * also leaves out the Peugeot 2008.
 */
function readDeniedYears({ words }: Sentence, at: number): Match | undefined {
  const years: string[] = [];
  let end = at;
  for (let start = findPhrase(words, at, negations)?.end; start !== undefined; ) {
    const key = keyAt(words, start);
    if (!/^(?:19|20)\d\d$/.test(key)) break;
    years.push(key);
    end = start + 1;
    start = findPhrase(words, end, joints)?.end;
  }
  if (years.length === 0) return undefined;
  const label = `not ${years.map((year) => `“${year}”`).join(' or ')}`;
  return { end, key: 'notWords', label, notWords: years };
}

const leavingOut = buildPhrases([
  [
    'not|but not|not the|but not the|excluding|except|leave out|leaving out|without the word|not the word|nothing with',
    true,
  ],
]);
const shortestWord = 3;
/** "Not bad", "not sure": said about the search and not about the vehicle. */
const otherWords =
  /^(?:bad|old|big|far|yet|now|way|one|all|out|off|low|top|two|three|four|five|six|seven|eight|nine|ten|due|got|was|cos|you|without|sure|bothered|fussy|much|more|less|many|older|newer|over|under|above|below|before|after|exceeding|nctd?|tested|taxed|matter|mind|really|important|necessary|vans?|bikes?|trucks?)$/;

/** Any other word: `not modified`. "No rust" is not one: adverts without rust say so in these words. */
function readDeniedWord({ words }: Sentence, at: number): Match | undefined {
  const start = findPhrase(words, at, leavingOut)?.end;
  if (start === undefined) return undefined;
  const key = keyAt(words, start);
  if (key.length < shortestWord || !/^[a-z]+$/.test(key) || words[start]?.isAfterComma) return undefined;
  if (otherWords.test(key) || fillerWords.has(key)) return undefined;
  return { end: start + 1, key: 'notWords', label: `not “${key}”`, notWords: [key] };
}

/** No hybrid also means no plug-in hybrid, and no leather also means no half leather. */
function widen({ channel }: Sentence, key: string, values: readonly (string | number)[]) {
  if (key === 'interior' && values.includes('Leather')) return [...new Set([...values, 'Half leather'])];
  if (key !== 'fuel' || !values.includes('Petrol Hybrid') || values.length < 2) return values;
  const attribute = searchableAttributesOf(channel).find((each) => each.key === key);
  return attribute ? optionsFor(attribute, channel).filter((option) => option.endsWith('Hybrid')) : values;
}

/**
 * The first word after a negation, such as "not" of "not near Cork". What cannot be left out must not be searched for
 * either: not as a filter, and no number as a year or a price.
 */
export function endOfNegation({ words }: Pick<Sentence, 'words'>, at: number): number | undefined {
  const end = findPhrase(words, at, negations)?.end;
  return end === undefined || words[end]?.isAfterComma ? undefined : end;
}

/** The end of the numbers after a negation that no rule has read, such as "not 2.0 or 1.6". */
export function endOfDeniedNumbers({ words }: Pick<Sentence, 'words'>, at: number): number {
  let end = at;
  for (let start = findPhrase(words, at, negations)?.end; start !== undefined; ) {
    if (!/^\d/.test(keyAt(words, start))) return end;
    end = start + 1;
    start = findPhrase(words, end, joints)?.end;
  }
  return end;
}
