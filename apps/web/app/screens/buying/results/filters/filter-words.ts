import {
  type AttributeCondition,
  type SearchableAttribute,
  type SearchQuery,
  withCondition,
} from '@forecourt/domain';
import type { Facets, SearchResult } from '@forecourt/search';
import type { HrefOf } from '../addresses/result-links.ts';
import { conditionLabel, type Names } from '../search-summary/build-chips.ts';
import { noteOf } from './build-filter-note.ts';
import { groupOf } from './groups/filter-groups.ts';

export type Counted = Pick<SearchResult, 'facets' | 'histograms' | 'models'>;

export interface FilterParts {
  query: SearchQuery;
  counted: Counted;
  facets: Facets;
  hrefOf: HrefOf;
  names: Names;
}

/** The texts that every filter has. */
export function filterWords(
  attribute: SearchableAttribute,
  { query, counted, hrefOf, names }: Pick<FilterParts, 'query' | 'counted' | 'hrefOf' | 'names'>,
) {
  const { key, label } = attribute;
  const condition = query.filters?.[key];
  return {
    attribute: key,
    group: groupOf(attribute),
    label,
    displayValue: condition ? conditionLabel(attribute, condition, names) : '',
    isApplied: condition !== undefined,
    appliedCount: countOf(condition),
    note: noteOf(key, query.channel, counted),
    ...(condition && { resetHref: hrefOf(withCondition(query, key, undefined)) }),
  };
}

function countOf(condition: AttributeCondition | undefined): number {
  if (!condition) return 0;
  if ('allOf' in condition) return condition.allOf.length;
  return 'anyOf' in condition ? condition.anyOf.length : 1;
}
