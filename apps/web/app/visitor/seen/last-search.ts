import { parseJson } from '@forecourt/domain';
import { createStoredValue } from '../browser-storage/stored-value.ts';

/** A search that the visitor made in this browser. */
export interface LastSearch {
  /** A path of this site. */
  href: string;
  name: string;
}

const longest = 1500;

export function parseLastSearch(stored: string | null): LastSearch | null {
  const { href, name } = (parseJson(stored) ?? {}) as Record<string, unknown>;
  if (typeof href !== 'string' || typeof name !== 'string') return null;
  const isOwn = /^\/(?!\/)/.test(href) && href.length <= longest;
  return isOwn && name !== '' ? { href, name: name.slice(0, 300) } : null;
}

/** The last search with at least one filter, which the home page offers to watch. */
export const lastSearch = createStoredValue<LastSearch | null>({
  key: 'lastSearch',
  parse: parseLastSearch,
  format: (search) => JSON.stringify(search),
});
