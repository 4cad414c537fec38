import { createArticleShelves } from './article-shelves.ts';
import { createContentIndex, type SearchContent } from './content-index.ts';
import { type ContentItem, changedOn, isArticle } from './content-item.ts';
import type { ReadableLibrary } from './readable-library.ts';
import { createRelatedIndex } from './related-index.ts';

/** All content as of a day: items scheduled for later are not included. */
export interface Library {
  on(day: string): ReadableLibrary;
}

/** More than any page shows. */
const mostRelated = 12;

/**
 * The library of a day is built once and cached until the next day; its words are indexed once for all days.
 */
export function createLibrary(items: readonly ContentItem[]): Library {
  const search = createContentIndex(items);
  let kept: { day: string; library: ReadableLibrary } | null = null;
  return {
    on(day) {
      if (kept?.day !== day)
        kept = {
          day,
          library: openLibrary(
            items.filter((item) => isReadable(item, day)),
            search,
          ),
        };
      return kept.library;
    },
  };
}

function isReadable(item: ContentItem, day: string): boolean {
  return !item.draft && (!isArticle(item) || item.date <= day);
}

function openLibrary(items: readonly ContentItem[], search: SearchContent): ReadableLibrary {
  const byPath = new Map(items.map((item) => [item.path, item]));
  const shown = new Set(items);
  const findRelated = createRelatedIndex(items);
  // An item is compared with the others once a day, not once per visitor.
  const relatedOf = new Map<string, readonly ContentItem[]>();
  const everything = items
    // Search engines get another address instead.
    .filter(({ path, canonical = path }) => canonical === path)
    .map((item) => ({ path: item.path, title: item.title, changed: changedOn(item) }));

  return {
    ...createArticleShelves(items.filter(isArticle)),
    page(path) {
      const item = byPath.get(path);
      return item && !isArticle(item) ? item : null;
    },
    related(item, limit) {
      const known = relatedOf.get(item.path) ?? findRelated(item, mostRelated);
      relatedOf.set(item.path, known);
      return known.slice(0, limit);
    },
    search: (text, limit) => search(text, limit, (item) => shown.has(item)),
    everything: () => everything,
  };
}
