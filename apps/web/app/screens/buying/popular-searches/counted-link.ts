import type { FacetValue } from '@forecourt/search';

/** A listing and its number of adverts. */
export interface CountedLink {
  text: string;
  count: string;
  href: string;
}

/** The values with most stock, most first; names break ties, so that the order is stable. */
export function mostFrequent(values: readonly FacetValue[] | undefined, limit: number): FacetValue[] {
  return (values ?? [])
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'))
    .slice(0, limit);
}
