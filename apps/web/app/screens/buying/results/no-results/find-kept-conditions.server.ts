import {
  channelNoun,
  channelPlural,
  groupDigits,
  listWords,
  type SearchQuery,
  searchableAttributesOf,
  withCondition,
} from '@forecourt/domain';
import type { SearchService } from '@forecourt/services';
import type { SuggestedSearch } from '../../../../parts/no-results/SuggestedSearches.tsx';
import type { HrefOf } from '../addresses/result-links.ts';
import { conditionLabel, type Names, nearLabel } from '../search-summary/build-chips.ts';
import { unCapitalise } from './relaxation-words.ts';

interface Condition {
  label: string;
  /** The label of a condition that this one says too: a model is named with its make. */
  includes?: string | undefined;
  addTo: (query: SearchQuery) => SearchQuery;
}

interface Kept {
  query: SearchQuery;
  conditions: readonly Condition[];
  total: number;
}

const mostWays = 3;
/** Each is tried with each other: of an address with every filter there is, only these are. */
const mostConditions = 8;

/**
 * For a search from which more than two conditions would have to go: as many of them as can be kept together, such
 * as `Just Tesla and Co. Dublin`. Begins with each in turn and adds the others while something is found. What
 * `fixed` names, and what is left out, stays.
 */
export async function findKeptConditions(
  query: SearchQuery,
  search: Pick<SearchService, 'search'>,
  hrefOf: HrefOf,
  names: Names,
  fixed: ReadonlySet<string> = new Set(),
): Promise<SuggestedSearch[]> {
  const conditions = listConditions(query, names, fixed).slice(0, mostConditions);
  const { channel } = query;
  const ways = new Map<string, Kept>();
  for (const first of conditions) {
    const kept = await keepMost(withoutConditions(query, fixed), first, conditions, search);
    const href = kept && hrefOf(kept.query);
    if (href && !ways.has(href)) ways.set(href, kept);
  }
  return [...ways]
    .toSorted(([, a], [, b]) => b.conditions.length - a.conditions.length)
    .slice(0, mostWays)
    .map(([href, { conditions, total }]) => ({
      text: `Just ${listWords(labelsOf(conditions), 'and')}`,
      found: `${groupDigits(total)} ${total === 1 ? channelNoun(channel) : channelPlural(channel)}`,
      href,
    }));
}

async function keepMost(
  bare: SearchQuery,
  first: Condition,
  conditions: readonly Condition[],
  search: Pick<SearchService, 'search'>,
): Promise<Kept | null> {
  let kept = null as Kept | null;
  for (const condition of [first, ...conditions.filter((each) => each !== first)]) {
    const query = condition.addTo(kept?.query ?? bare);
    const { total } = await search.search({ ...query, size: 1 });
    if (total > 0) kept = { query, conditions: [...(kept?.conditions ?? []), condition], total };
    else if (condition === first) return null;
  }
  return kept;
}

function labelsOf(conditions: readonly Condition[]): string[] {
  const said = new Set(conditions.map(({ includes }) => includes));
  return conditions.flatMap(({ label }) => (said.has(label) ? [] : [label]));
}

function withoutConditions({ filters = {}, ...query }: SearchQuery, fixed: ReadonlySet<string>): SearchQuery {
  const { near, words: _, page: __, ...bare } = query;
  return {
    ...bare,
    filters: Object.fromEntries(Object.entries(filters).filter(([key]) => fixed.has(key))),
    ...(near && fixed.has('near') && { near }),
  };
}

function listConditions(query: SearchQuery, names: Names, fixed: ReadonlySet<string>): Condition[] {
  const { filters = {}, near, words } = query;
  const conditions: Condition[] = [];
  let make: Condition | undefined;
  for (const attribute of searchableAttributesOf(query.channel)) {
    const { key } = attribute;
    const condition = filters[key];
    if (!condition || fixed.has(key)) continue;
    const label = unCapitalise(conditionLabel(attribute, condition, names), attribute);
    const parent = key === 'model' ? make : undefined;
    const added: Condition = {
      label: parent ? `${parent.label} ${label}` : label,
      includes: parent?.label,
      addTo: (to) => withCondition(parent?.addTo(to) ?? to, key, condition),
    };
    if (key === 'make') make = added;
    conditions.push(added);
  }
  if (near && !fixed.has('near'))
    conditions.push({ label: unCapitalise(nearLabel(near)), addTo: (to) => ({ ...to, near }) });
  if (words) conditions.push({ label: `“${words}”`, addTo: (to) => ({ ...to, words }) });
  return conditions;
}
