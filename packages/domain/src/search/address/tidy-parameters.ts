import type { Channel } from '../../channel/channel.ts';
import { searchableAttributesOf } from '../searchable-attributes.ts';
import { searchParameters } from './format-search.ts';
import { groupPairs } from './group-pairs.ts';
import { filterParams, isSearchParameter } from './is-search-parameter.ts';
import type { ParsedSearch } from './parse-search.ts';

type Pairs = readonly (readonly [string, string])[];

/**
 * The parameters of an address as the search that was read from them writes them: `fuel=DIESEL&fuel=diesel` is
 * `fuel=diesel`, and what goes without saying is left out. Names and values keep the order in which they came, what was
 * refused stays for the page to tell, and so does what is not the search's own. Undefined when all is well as it is.
 */
export function tidyParameters(
  pairs: Pairs,
  { query, problems }: ParsedSearch,
  saidByPath: ReadonlySet<string>,
): Record<string, string[]> | undefined {
  const written = searchParameters(query, saidByPath);
  const said = new Set(namesOf(query.channel, saidByPath));
  const refused = new Set(problems.map(({ param }) => param));
  // Somebody who mends a mistyped town still means the distance from it.
  if (refused.has('near')) refused.add('radius');
  const values = groupPairs(pairs.filter(([name, value]) => value.trim() !== '' && !said.has(name)));
  for (const [name, given] of Object.entries(values)) {
    if (!isSearchParameter(query.channel, name) || refused.has(name)) continue;
    const better = [written[name] ?? []].flat().map(String);
    if (!hasSameValues(given, better)) values[name] = better;
  }
  return isSame(pairs, values) ? undefined : values;
}

/** The parameters that would say what a path has said: its word counts. */
function namesOf(channel: Channel, keys: ReadonlySet<string>): string[] {
  return searchableAttributesOf(channel).flatMap(({ key, filter }) =>
    filter && keys.has(key) ? filterParams(filter) : [],
  );
}

function hasSameValues(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && others.every((value) => some.includes(value));
}

function isSame(pairs: Pairs, values: Readonly<Record<string, readonly string[]>>): boolean {
  const count = Object.values(values).flat().length;
  return count === pairs.length && pairs.every(([name, value]) => values[name]?.includes(value));
}
