import type { FacetValue } from '@forecourt/search';

/** A listing and how many adverts it has. */
export interface CountedLink {
  text: string;
  count: string;
  href: string;
}

/** Those of which most are for sale, most first; names decide between equals, so that the order does not jump. */
export function mostFrequent(values: readonly FacetValue[] | undefined, limit: number): FacetValue[] {
  return (values ?? [])
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'))
    .slice(0, limit);
}
