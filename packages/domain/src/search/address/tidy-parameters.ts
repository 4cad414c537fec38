import type { Channel } from '../../channel/channel.ts';
import { searchableAttributesOf } from '../searchable-attributes.ts';
import { searchParameters } from './format-search.ts';
import { groupPairs } from './group-pairs.ts';
import { filterParams, isSearchParameter } from './is-search-parameter.ts';
import type { ParsedSearch } from './parse-search.ts';

type Pairs = readonly (readonly [string, string])[];

/**
 * The parameters of an address, written as the parsed search would write them: `fuel=DIESEL&fuel=diesel` is
 * `fuel=diesel`, and defaults are left out. Names and values keep their order, refused values stay for the
 * page to report, and so do unrelated parameters. Undefined if nothing needs to change.
 */
export function tidyParameters(
  pairs: Pairs,
  { query, problems }: ParsedSearch,
  saidByPath: ReadonlySet<string>,
): Record<string, string[]> | undefined {
  const written = searchParameters(query, saidByPath);
  const said = new Set(namesOf(query.channel, saidByPath));
  // The ends of a reversed range are swapped in the address too.
  const refused = new Set(problems.flatMap(({ kind, param }) => (kind === 'reversed' ? [] : [param])));
  // A visitor who corrects a mistyped town still wants the distance from it.
  if (refused.has('near')) refused.add('radius');
  const values = groupPairs(pairs.filter(([name, value]) => value.trim() !== '' && !said.has(name)));
  for (const [name, given] of Object.entries(values)) {
    if (!isSearchParameter(query.channel, name) || refused.has(name)) continue;
    const better = [written[name] ?? []].flat().map(String);
    if (!hasSameValues(given, better)) values[name] = better;
  }
  return isSame(pairs, values) ? undefined : values;
}

/** The parameters that would repeat the path: the path takes precedence. */
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
