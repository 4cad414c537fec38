import {
  attributesIn,
  editDistance,
  foldText,
  foldToKey,
  type SearchableAdvert,
  type SearchableAttribute,
} from '@forecourt/domain';
import { otherWordsFor } from '../words/other-words.ts';

/** The distinct words of the input; `golf|polo` is one that either meets. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  const pattern = /(?:[a-z0-9]|(?<=\d)\.(?=\d)|(?<=[a-z0-9])\|(?=[a-z0-9]))+/g;
  return [...new Set(folded.match(pattern) ?? [])].slice(0, 12);
}

/** The words that name an advert, including names joined into one word. */
export function namingWords(advert: SearchableAdvert, table: readonly SearchableAttribute[]): string[] {
  const names = attributesIn(table, advert.channel).flatMap((attribute) =>
    attribute.kind === 'name' && attribute.spec !== undefined ? namesIn(attribute.read(advert)) : [],
  );
  return [...wordsOfAll(advert.title), ...names.flatMap(withJoined)];
}

const wordsOfAdvert = new WeakMap<SearchableAdvert, string[]>();

export function allWords(advert: SearchableAdvert, table: readonly SearchableAttribute[]): string[] {
  const known = wordsOfAdvert.get(advert) ?? findAllWords(advert, table);
  wordsOfAdvert.set(advert, known);
  return known;
}

function findAllWords(advert: SearchableAdvert, table: readonly SearchableAttribute[]): string[] {
  const names = attributesIn(table, advert.channel).flatMap((attribute) =>
    attribute.kind === 'names' || (attribute.kind === 'choice' && attribute.spec !== undefined)
      ? namesIn(attribute.read(advert))
      : [],
  );
  const places = [...namesIn(advert.place.county), ...namesIn(advert.place.town)];
  return [
    ...namingWords(advert, table),
    ...[...names, ...places].flatMap(withJoined),
    ...wordsOfAll(advert.description),
  ];
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.map(String) : [];
}

function withJoined(name: string): string[] {
  const words = wordsOfAll(name);
  return [...(words.length > 1 ? [...words, foldToKey(name)] : words), ...otherWordsFor(name)];
}

function wordsOfAll(text: string): string[] {
  return foldText(text).match(/(?:[a-z0-9]|(?<=\d)\.(?=\d))+/g) ?? [];
}

/** Whether a word of an advert matches a typed word. */
export function meantBy(
  typed: string,
  adverts: readonly SearchableAdvert[],
  table: readonly SearchableAttribute[],
): (word: string) => boolean {
  if (typed.includes('|')) {
    const either = typed.split('|').map(beginning);
    return (word) => either.some((begins) => begins(word));
  }
  const begins = beginning(typed);
  if (typed.length < 4 || adverts.some((advert) => allWords(advert, table).some(begins))) return begins;
  const limit = typed.length < 8 ? 1 : 2;
  const names = adverts
    .flatMap(({ vehicle }) => [...wordsOfAll(vehicle.make), ...wordsOfAll(vehicle.model)])
    .filter((name) => name.length >= 4);
  for (let distance = 0; distance <= limit; distance++) {
    const nearest = new Set(names.filter((name) => editDistance(typed, name, limit) === distance));
    if (nearest.size > 0) return meantBy([...nearest].join('|'), [], table);
  }
  return begins;
}

function beginning(typed: string): (word: string) => boolean {
  const isPrefix = typed.length >= 2 && /^[a-z]/.test(typed);
  return (word) => (isPrefix ? word.startsWith(typed) : word === typed);
}
