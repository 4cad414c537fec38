import {
  counties,
  findCounty,
  findSettlements,
  findTown,
  foldToKey,
  type NamedPosition,
  parseNear,
  readRoutingKey,
  towns,
} from '@forecourt/domain';
import { nearSpellings } from '../../words/near-spellings.ts';
import { buildPhrases, findPhrase, runsFrom } from '../grammar/phrases.ts';
import { keyAt, type Word } from '../grammar/words.ts';
import { placesThatAreWords } from '../tables/everyday-words.ts';

export interface FoundPlace {
  end: number;
  /** Its meaning as a county: one, or all of a province. */
  counties?: readonly string[];
  /** How to show the counties. */
  label?: string;
  /** Its meaning as a point. */
  near?: NamedPosition;
}

const countyWord = buildPhrases([['co|county|contae', true]]);
const longestName = 4;

/**
 * The longest place name that begins here. `sure` accepts only names that can hardly be anything else;
 * `guess` follows a word such as "near" and may correct a misspelt name.
 */
export function findPlace(words: readonly Word[], at: number, how: 'sure' | 'guess'): FoundPlace | undefined {
  const county = findPhrase(words, at, countyWord);
  if (county) return findNamedCounty(words, county.end);
  return (
    findPostalArea(words, at, how) ??
    findByName(words, at, how) ??
    (how === 'guess' ? findMisspelt(words, at) : undefined)
  );
}

function findNamedCounty(words: readonly Word[], at: number): FoundPlace | undefined {
  let found: FoundPlace | undefined;
  for (const { text, end } of runsFrom(words, at, longestName, ' ')) {
    const county = findCounty(text);
    if (county) found = { end, counties: [county.name] };
  }
  if (found) return found;
  const [guess] = nearSpellings(keyAt(words, at), countyKeys);
  const county = guess === undefined ? undefined : findCounty(guess);
  return county && { end: at + 1, counties: [county.name] };
}

/** `D15`, `D15 X2V6`, `D15X2V6`, `Dublin 15`, and `D4` as people say it. */
function findPostalArea(words: readonly Word[], at: number, how: 'sure' | 'guess'): FoundPlace | undefined {
  const key = keyAt(words, at);
  if (key === 'dublin' && /^(?:[1-9]|1\d|2[0-4])$/.test(keyAt(words, at + 1))) {
    const isAmount =
      /^(?:k|km|kms|miles|mile|grand|seats?|seater|doors?|dr|litre|litres|l|years?|yr|months?|thousand|owners?|speed)$/.test(
        keyAt(words, at + 2),
      );
    const near = isAmount ? undefined : parseNear(`D${keyAt(words, at + 1).padStart(2, '0')}`);
    if (near) return { end: at + 2, near };
  }
  const padded = how === 'guess' ? key.replace(/^d([1-9])$/, 'd0$1') : key;
  if (readRoutingKey(padded) === undefined) return undefined;
  const near = parseNear(padded);
  if (!near) return undefined;
  return { end: endOfEircode(words, at), near };
}

/**
 * The four characters after the routing key: letters and digits in any order, so they may have been split.
 */
function endOfEircode(words: readonly Word[], at: number): number {
  let tail = '';
  let end = at + 1;
  while (end < words.length && tail.length < 4 && (end === at + 1 || words[end]?.isGlued))
    tail += keyAt(words, end++);
  return /^(?=.*\d)(?=.*[a-z])[a-z0-9]{4}$/.test(tail) ? end : at + 1;
}

function findByName(words: readonly Word[], at: number, how: 'sure' | 'guess'): FoundPlace | undefined {
  let found: FoundPlace | undefined;
  for (const { text, end } of runsFrom(words, at, longestName, ' ')) {
    if (how === 'sure' && (text.length < 4 || placesThatAreWords.has(text))) continue;
    const place = namedPlace(text, how);
    if (place) found = { ...place, end };
  }
  // "Cork city" is only the city; "Cork area" adds nothing.
  const next = found && keyAt(words, found.end);
  if (found && next === 'area') return { ...found, end: found.end + 1 };
  if (found?.near && (next === 'city' || next === 'town')) return { near: found.near, end: found.end + 1 };
  return found;
}

/** A village needs a word such as "near" before it: too many share their names with other things. */
const leastPeople = { sure: 1000, guess: 0 } as const;
const shortestVillage = { sure: 6, guess: 3 } as const;

function isPoint(text: string, how: 'sure' | 'guess'): boolean {
  if (findTown(text)) return true;
  const [settlement] = text.length < shortestVillage[how] ? [] : findSettlements(text);
  return settlement !== undefined && settlement.population >= leastPeople[how];
}

function namedPlace(text: string, how: 'sure' | 'guess'): Omit<FoundPlace, 'end'> | undefined {
  const region = regions.get(foldToKey(text));
  if (region) return region;
  const county = findCounty(text);
  const near = isPoint(text, how) ? parseNear(text) : undefined;
  if (!county && !near) return undefined;
  return { ...(county && { counties: [county.name] }), ...(near && { near }) };
}

function findMisspelt(words: readonly Word[], at: number): FoundPlace | undefined {
  const key = keyAt(words, at);
  // The first letter is hardly ever wrong, and "mint" is not a place.
  if (key.length < 5) return undefined;
  const candidates = placeKeys.get(key.charAt(0)) ?? [];
  const [guess] = nearSpellings(key, candidates);
  const place = guess === undefined ? undefined : namedPlace(guess, 'guess');
  return place && { ...place, end: at + 1 };
}

interface Region {
  label: string;
  counties: readonly string[];
}

const regions = new Map<string, Region>(
  [...Map.groupBy(counties, ({ province }) => province)].map(([label, members]) => [
    foldToKey(label),
    { label, counties: members.map(({ name }) => name) },
  ]),
);
const northern = counties.filter(({ jurisdiction }) => jurisdiction === 'NI').map(({ name }) => name);
regions.set('northernireland', { label: 'Northern Ireland', counties: northern });
regions.set('connaught', { label: 'Connacht', counties: regions.get('connacht')?.counties ?? [] });

const countyKeys = counties.map(({ name }) => foldToKey(name));
const placeKeys = Map.groupBy([...countyKeys, ...towns.map(({ name }) => foldToKey(name))], (key) =>
  key.charAt(0),
);
