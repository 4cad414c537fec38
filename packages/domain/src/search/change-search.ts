import type { AttributeCondition, SearchQuery } from './search-query.ts';

/** The search with another condition on an attribute, or none, starting at the first page. */
export function withCondition(
  query: SearchQuery,
  key: string,
  condition: AttributeCondition | undefined,
): SearchQuery {
  const { [key]: _, ...others } = query.filters ?? {};
  const filters = condition ? { ...others, [key]: condition } : others;
  return fromFirstPage({ ...query, filters });
}

/** The search without one of an attribute's values. A model is removed with the last of its makes. */
export function withoutValue(query: SearchQuery, key: string, value: string | number): SearchQuery {
  const condition = query.filters?.[key];
  if (condition && 'allOf' in condition) {
    const allOf = condition.allOf.filter((each) => each !== value);
    return withCondition(query, key, allOf.length > 0 ? { allOf } : undefined);
  }
  if (!condition || !('anyOf' in condition)) return query;
  const anyOf = condition.anyOf.filter((each) => each !== value);
  const changed = withCondition(query, key, anyOf.length > 0 ? { anyOf } : undefined);
  return key === 'make' && anyOf.length === 0 ? withCondition(changed, 'model', undefined) : changed;
}

/** The search that no longer leaves out a value. */
export function withoutExclusion(query: SearchQuery, key: string, value: string | number): SearchQuery {
  const { [key]: values = [], ...others } = query.excluded ?? {};
  const left = values.filter((each) => each !== value);
  const excluded = left.length > 0 ? { ...others, [key]: left } : others;
  const { excluded: _, ...rest } = fromFirstPage(query);
  return Object.keys(excluded).length > 0 ? { ...rest, excluded } : rest;
}

/** The search that no longer leaves out a word. */
export function withoutNotWord(query: SearchQuery, word: string): SearchQuery {
  const { notWords = '', ...rest } = fromFirstPage(query);
  const left = notWords.split(/\s+/).filter((each) => each.toLowerCase() !== word.toLowerCase());
  return left.length > 0 ? { ...rest, notWords: left.join(' ') } : rest;
}

export function withoutWords({ words: _, ...query }: SearchQuery): SearchQuery {
  return fromFirstPage(query);
}

/** An order by distance is removed with its place. */
export function withoutNear({ near: _, sort, ...query }: SearchQuery): SearchQuery {
  return fromFirstPage({ ...query, ...(sort && sort !== 'distance' && { sort }) });
}

export function withoutRadius(query: SearchQuery): SearchQuery {
  if (!query.near) return query;
  const { radiusKm: _, ...near } = query.near;
  return fromFirstPage({ ...query, near });
}

export function fromFirstPage({ page: _, ...query }: SearchQuery): SearchQuery {
  return query;
}
