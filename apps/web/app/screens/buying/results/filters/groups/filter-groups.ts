import {
  everyFilterGroup,
  type FilterGroup,
  filterGroups,
  type SearchableAttribute,
  type SearchQuery,
  searchableAttributesOf,
} from '@forecourt/domain';

/** Groups of filters that are closed at first: those of the attribute table, and `out` for what to leave out. */
const labels = {
  look: 'Colour and size',
  ...filterGroups,
  costs: 'Finance and running costs',
  out: 'Leave out',
} as const;

export type GroupKey = keyof typeof labels;

const keys: readonly GroupKey[] = [
  'look',
  'engine',
  'electric',
  'costs',
  'history',
  'equipment',
  'seller',
  'out',
];

/**
 * Attributes that every search counts, because REST promises their counts, but that few visitors filter by:
 * a page with all their options would be a third larger.
 */
const placed: Readonly<Record<string, GroupKey>> = {
  colour: 'look',
  doors: 'look',
  seats: 'look',
  engineCc: 'engine',
  rangeKm: 'electric',
  monthly: 'costs',
  motorTax: 'costs',
  yearlyCost: 'costs',
  nctExpiry: 'history',
  seller: 'seller',
};

/** The closed group that a filter is in; null for what everyone sees. */
export function groupOf({ key, group }: Pick<SearchableAttribute, 'key' | 'group'>): GroupKey | null {
  return placed[key] ?? group ?? null;
}

export interface FilterGroupView {
  key: GroupKey;
  label: string;
  /** Whether its filters are on the page: only for a visitor who opens it. */
  isLoaded: boolean;
}

/** The groups that the visitor has opened, by the parameter `open`. */
export function readOpened(values: readonly string[]): GroupKey[] {
  return keys.filter((key) => values.includes(key));
}

/** These, and those with an applied filter. */
export function findOpenGroups(query: SearchQuery, opened: readonly GroupKey[]): GroupKey[] {
  const used = new Set<GroupKey>(opened);
  for (const attribute of searchableAttributesOf(query.channel)) {
    const group = groupOf(attribute);
    if (group && query.filters?.[attribute.key]) used.add(group);
  }
  if (query.notWords) used.add('out');
  return keys.filter((key) => used.has(key));
}

/** The groups that a search has to count: others have no filter, or only such as every search counts. */
export function countedGroups(open: readonly GroupKey[]): FilterGroup[] {
  return everyFilterGroup.filter((key) => open.includes(key));
}

export function buildGroups(query: SearchQuery, open: readonly GroupKey[]): FilterGroupView[] {
  const held = new Set(searchableAttributesOf(query.channel).map(groupOf));
  return keys
    .filter((key) => key === 'out' || held.has(key))
    .map((key) => ({ key, label: labels[key], isLoaded: open.includes(key) }));
}
