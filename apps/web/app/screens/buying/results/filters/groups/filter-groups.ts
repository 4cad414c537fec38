import {
  everyFilterGroup,
  type FilterGroup,
  filterGroups,
  type SearchQuery,
  searchableAttributesOf,
} from '@forecourt/domain';

/** The groups of filters that are closed at first; `out` holds what to leave out. */
export type GroupKey = FilterGroup | 'out';

const keys: readonly GroupKey[] = [...everyFilterGroup, 'out'];

export interface FilterGroupView {
  key: GroupKey;
  label: string;
  /** Whether its filters are on the page: they are counted only for a visitor who opens it. */
  isLoaded: boolean;
}

/** The groups that the visitor has opened, by the parameter `open`. */
export function readOpened(values: readonly string[]): GroupKey[] {
  return keys.filter((key) => values.includes(key));
}

/** These, and those with an applied filter. */
export function findOpenGroups(query: SearchQuery, opened: readonly GroupKey[]): GroupKey[] {
  const used = new Set<GroupKey>(opened);
  for (const { key, group } of searchableAttributesOf(query.channel))
    if (group && query.filters?.[key]) used.add(group);
  if (query.notWords) used.add('out');
  return keys.filter((key) => used.has(key));
}

/** The groups that a search has to count. */
export function countedGroups(open: readonly GroupKey[]): FilterGroup[] {
  return open.filter((key) => key !== 'out');
}

export function buildGroups(query: SearchQuery, open: readonly GroupKey[]): FilterGroupView[] {
  const held = new Set(searchableAttributesOf(query.channel).map(({ group }) => group));
  return keys
    .filter((key) => key === 'out' || held.has(key))
    .map((key) => ({
      key,
      label: key === 'out' ? 'Leave out' : filterGroups[key],
      isLoaded: open.includes(key),
    }));
}
