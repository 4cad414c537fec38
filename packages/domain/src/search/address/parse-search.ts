import type { Channel } from '../../channel/channel.ts';
import { findCounty } from '../../place/find-county.ts';
import { quote } from '../../vehicle/parsing/parse-value.ts';
import { parseNear } from '../parse-near.ts';
import {
  type AttributeCondition,
  largestPageSize,
  lastPage,
  type SearchQuery,
  type Sort,
  sorts,
} from '../search-query.ts';
import { searchableAttributesOf } from '../searchable-attributes.ts';
import { parseCondition } from './parse-condition.ts';
import { parseExcluded } from './parse-excluded.ts';
import { type ListingPath, parseListingPath } from './parse-listing-path.ts';
import { SearchParameters, type SearchProblem } from './search-parameters.ts';

export interface ParsedSearch {
  query: SearchQuery;
  /** What was dropped, with a sentence for each: a page shows them, REST refuses. */
  problems: readonly SearchProblem[];
}

export const longestWords = 200;

export const widestRadiusKm = 500;

/**
 * Parses the parameters of a search. An unknown parameter is ignored; an invalid value is dropped and
 * reported.
 */
export function parseSearch(channel: Channel, pairs: Iterable<readonly [string, string]>): ParsedSearch {
  const parameters = new SearchParameters(pairs);
  const filters: Record<string, AttributeCondition> = {};
  for (const attribute of searchableAttributesOf(channel)) {
    if (!attribute.filter) continue;
    const condition = parseCondition(attribute, attribute.filter, parameters, channel);
    if (condition) filters[attribute.key] = condition;
  }
  const excluded = parseExcluded(channel, parameters, filters);
  const near = parseNearAndRadius(parameters);
  const words = parseWords(parameters, 'q');
  const query: SearchQuery = {
    channel,
    ...(Object.keys(filters).length > 0 && { filters }),
    ...defined('excluded', excluded),
    ...defined('words', words),
    ...defined('notWords', parseNotWords(parameters, words, filters)),
    ...defined('near', near),
    ...defined('sort', parseSort(parameters, near)),
    ...defined('page', parameters.takeWhole('page', 1, lastPage)),
    ...defined('size', parameters.takeWhole('size', 1, largestPageSize)),
  };
  return { query, problems: parameters.problems };
}

/**
 * Parses a whole listing address. The path is merged with the parameters and takes precedence. Undefined if
 * the path is not a listing, or names an impossible county or year.
 */
export function parseSearchAddress(
  pathname: string,
  pairs: Iterable<readonly [string, string]>,
): (ParsedSearch & { path: ListingPath }) | undefined {
  const path = parseListingPath(pathname);
  if (!path) return undefined;
  const county = path.county === undefined ? undefined : findCounty(path.county);
  if (path.county !== undefined && !county) return undefined;
  if (path.year !== undefined && !/^(19|20)\d\d$/.test(path.year)) return undefined;
  const said: [string, string][] = [];
  if (county) said.push(['county', county.name]);
  if (path.make !== undefined) said.push(['make', path.make]);
  if (path.model !== undefined) said.push(['model', path.model]);
  if (path.year !== undefined) said.push(['minYear', path.year], ['maxYear', path.year]);
  const names = new Set(said.map(([name]) => name));
  const others = [...pairs].filter(([name]) => !names.has(name));
  return { ...parseSearch(path.channel, [...others, ...said]), path };
}

function parseWords(parameters: SearchParameters, param: 'q' | 'notWords'): string | undefined {
  const words = parameters.takeLast(param)?.replace(/\s+/g, ' ').trim();
  // Punctuation alone is nothing to search for.
  if (words === undefined || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(words)) return undefined;
  return words.slice(0, longestWords).toWellFormed().trim();
}

/** As in a contradicting filter, a word that is both wanted and left out is wanted, and reported. */
function parseNotWords(
  parameters: SearchParameters,
  words: string | undefined,
  { make, model }: Record<string, AttributeCondition>,
): string | undefined {
  const notWords = parseWords(parameters, 'notWords');
  if (notWords === undefined) return undefined;
  const wanted = new Set(words?.toLowerCase().split(' '));
  // A make or a model that alone is wanted stands in the title of everything that is found.
  for (const named of [make, model])
    if (named && 'anyOf' in named && named.anyOf.length === 1) wanted.add(String(named.anyOf[0]));
  const left = notWords.split(' ').filter((word) => {
    if (!wanted.has(word.toLowerCase())) return true;
    parameters.refuse('notWords', word, `${quote(word)} is also asked for`, { kind: 'contradiction' });
    return false;
  });
  return left.length > 0 ? left.join(' ') : undefined;
}

function parseNearAndRadius(parameters: SearchParameters): SearchQuery['near'] {
  const text = parameters.takeLast('near');
  if (text === undefined) {
    const radius = parameters.takeLast('radius');
    if (radius !== undefined)
      parameters.refuse('radius', radius, `${quote(radius)} needs near, a place to measure from`);
    return undefined;
  }
  const place = parseNear(text);
  if (!place) {
    parameters.refuse('near', text, `${quote(text)} is not a town, an Eircode or coordinates in Ireland`);
    return undefined;
  }
  const { label: _, ...near } = place;
  return { ...near, ...defined('radiusKm', parameters.takeWhole('radius', 1, widestRadiusKm)) };
}

function parseSort(parameters: SearchParameters, near: SearchQuery['near']): Sort | undefined {
  const text = parameters.takeLast('sort');
  if (text === undefined) return undefined;
  const sort = sorts.find((each) => each === text.trim().toLowerCase());
  if (!sort) parameters.refuse('sort', text, `${quote(text)} is not one of ${sorts.join(', ')}`);
  if (sort !== 'distance' || near) return sort;
  parameters.refuse('sort', text, `${quote(text)} needs near, a place to measure from`);
  return undefined;
}

function defined<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}
