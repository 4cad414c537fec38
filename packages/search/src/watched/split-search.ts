import type { SearchQuery } from '@forecourt/domain';
import { queryWordsOf } from '../words/query-words.ts';

/**
 * Attributes whose values few adverts share, the rarest first. Only speed depends on it: a search is tried on a change
 * only if the change meets its first condition.
 */
const rarest = ['dealer', 'model', 'version', 'make', 'county', 'plate', 'colour', 'body'];

/** A search with one condition, and how early it stands among those of a whole search. */
interface Part {
  query: SearchQuery;
  rank: number;
}

const wordRank = rarest.indexOf('make') + 0.5;
const radiusRank = rarest.indexOf('county') + 0.5;
const filterRank = rarest.length;
const rangeRank = filterRank + 1;
const exclusionRank = filterRank + 2;

/**
 * The conditions of a search as searches of their own, the most selective first: an advert belongs to the search if it
 * belongs to each of these.
 *
 *   Focus, up to €9,000, "sunroof"   →   Focus · "sunroof" · up to €9,000
 */
export function splitSearch({
  channel,
  filters = {},
  excluded = {},
  words = '',
  notWords = '',
  near,
}: SearchQuery): SearchQuery[] {
  const parts: Part[] = [];
  for (const [key, condition] of Object.entries(filters)) {
    const isNamed = 'anyOf' in condition || 'allOf' in condition;
    const place = isNamed ? rarest.indexOf(key) : -1;
    const rank = place >= 0 ? place : isNamed ? filterRank : rangeRank;
    parts.push({ query: { channel, filters: { [key]: condition } }, rank });
  }
  if (near?.radiusKm !== undefined) {
    const { latitude, longitude, radiusKm } = near;
    parts.push({ query: { channel, near: { latitude, longitude, radiusKm } }, rank: radiusRank });
  }
  for (const word of wordsOf(words)) parts.push({ query: { channel, words: word }, rank: wordRank });
  for (const [key, values] of Object.entries(excluded)) {
    parts.push({ query: { channel, excluded: { [key]: values } }, rank: exclusionRank });
  }
  for (const word of wordsOf(notWords)) {
    parts.push({ query: { channel, notWords: word }, rank: exclusionRank });
  }
  if (parts.length === 0) return [{ channel }];
  return parts.sort((a, b) => a.rank - b.rank).map(({ query }) => query);
}

/** A text without letters and digits stays as it is: the engine decides what it finds. */
function wordsOf(text: string): string[] {
  const words = queryWordsOf(text);
  return words.length > 0 || text.trim() === '' ? words : [text];
}
