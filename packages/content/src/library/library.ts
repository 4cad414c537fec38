import type { ArticleKind } from '../article-kind.ts';
import { createArticleShelves } from './article-shelves.ts';
import { createContentIndex, type Found, type SearchContent } from './content-index.ts';
import { type Article, type ContentItem, type ContentPage, changedOn, isArticle } from './content-item.ts';
import { createRelatedIndex } from './related-index.ts';

/** Everything there is to read, asked on a day: what is scheduled for later is not there yet. */
export interface Library {
  on(day: string): ReadableLibrary;
}

export interface ArticleFilter {
  make?: string | undefined;
  tag?: string | undefined;
}

/** What the articles of a kind are about, each by name with how many there are. */
export interface Subjects {
  makes: readonly { name: string; count: number }[];
  tags: readonly { name: string; count: number }[];
}

export interface ReadableLibrary {
  page(path: string): ContentPage | null;
  article(kind: ArticleKind, slug: string): Article | null;
  /** Newest first; modules in the order of their course. */
  list(kind: ArticleKind, filter?: ArticleFilter): readonly Article[];
  subjects(kind: ArticleKind): Subjects;
  /** The newest articles of the given kinds, or of all. */
  latest(limit: number, kinds?: readonly ArticleKind[]): readonly Article[];
  /** Articles on a make, or on one of its models. */
  about(make: string, model?: string): readonly Article[];
  /** What its writer named, then what shares its model, its make and its rarer tags. */
  related(item: ContentItem, limit: number): readonly ContentItem[];
  search(text: string, limit: number): Found;
  /** Everything that has its own address, for sitemaps. */
  everything(): readonly { path: string; title: string; changed: string }[];
}

/** More than any page shows. */
const MOST_RELATED = 12;

/** The library of a day is made once and kept until the next day asks; its words are indexed once for all days. */
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
  // An item is compared with the others once a day, not once a visitor.
  const relatedOf = new Map<string, readonly ContentItem[]>();
  const everything = items
    // Search engines are told of another address instead.
    .filter(({ path, canonical = path }) => canonical === path)
    .map((item) => ({ path: item.path, title: item.title, changed: changedOn(item) }));

  return {
    ...createArticleShelves(items.filter(isArticle)),
    page(path) {
      const item = byPath.get(path);
      return item && !isArticle(item) ? item : null;
    },
    related(item, limit) {
      const known = relatedOf.get(item.path) ?? findRelated(item, MOST_RELATED);
      relatedOf.set(item.path, known);
      return known.slice(0, limit);
    },
    search: (text, limit) => search(text, limit, (item) => shown.has(item)),
    everything: () => everything,
  };
}
