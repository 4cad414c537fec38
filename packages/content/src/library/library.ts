import { foldToKey } from '@forecourt/domain';
import type { ArticleKind } from '../article-kind.ts';
import { createContentIndex } from './content-index.ts';
import { type Article, type ContentItem, type ContentPage, changedOn, isArticle } from './content-item.ts';
import { findRelated } from './find-related.ts';

/** Everything there is to read, asked on a day: what is scheduled for later is not there yet. */
export interface Library {
  on(day: string): ReadableLibrary;
}

export interface ArticleFilter {
  make?: string | undefined;
  tag?: string | undefined;
}

export interface ReadableLibrary {
  page(path: string): ContentPage | null;
  article(kind: ArticleKind, slug: string): Article | null;
  /** Newest first; modules in the order of their course. */
  list(kind: ArticleKind, filter?: ArticleFilter): readonly Article[];
  /** The newest articles of the given kinds, or of all. */
  latest(limit: number, kinds?: readonly ArticleKind[]): readonly Article[];
  /** Articles on a make, or on one of its models. */
  about(make: string, model?: string): readonly Article[];
  /** What its writer named, then what shares its model, its make and its rarer tags. */
  related(item: ContentItem, limit: number): readonly ContentItem[];
  /** Best first. */
  search(text: string, limit: number): readonly ContentItem[];
  /** Everything, for sitemaps. */
  everything(): readonly { path: string; title: string; changed: string }[];
}

/** More than any page shows. */
const MOST_RELATED = 12;

/** The library of a day is made once and kept until the next day asks. */
export function createLibrary(items: readonly ContentItem[]): Library {
  let kept: { day: string; library: ReadableLibrary } | null = null;
  return {
    on(day) {
      if (kept?.day !== day)
        kept = { day, library: openLibrary(items.filter((item) => isReadable(item, day))) };
      return kept.library;
    },
  };
}

function isReadable(item: ContentItem, day: string): boolean {
  return !item.draft && (!isArticle(item) || item.date <= day);
}

function openLibrary(items: readonly ContentItem[]): ReadableLibrary {
  const byPath = new Map(items.map((item) => [item.path, item]));
  const articles = items.filter(isArticle).sort(byDate);
  const byKind = Map.groupBy(articles, ({ kind }) => kind);
  const bySlug = new Map(articles.map((article) => [`${article.kind}/${article.slug}`, article]));
  const index = createContentIndex(items);
  // Comparing an item with every other one is done once a day, not once a visitor.
  const relatedOf = new Map<string, readonly ContentItem[]>();
  byKind.get('module')?.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));

  return {
    page(path) {
      const item = byPath.get(path);
      return item && !isArticle(item) ? item : null;
    },
    article: (kind, slug) => bySlug.get(`${kind}/${slug}`) ?? null,
    list(kind, { make, tag } = {}) {
      const all = byKind.get(kind) ?? [];
      return all.filter(
        (article) =>
          (make === undefined || foldToKey(article.make ?? '') === foldToKey(make)) &&
          (tag === undefined || article.tags.includes(tag)),
      );
    },
    latest: (limit, kinds) =>
      articles.filter(({ kind }) => kinds === undefined || kinds.includes(kind)).slice(0, limit),
    about: (make, model) =>
      articles.filter(
        (article) =>
          foldToKey(article.make ?? '') === foldToKey(make) &&
          (model === undefined || foldToKey(article.model ?? '') === foldToKey(model)),
      ),
    related(item, limit) {
      const known = relatedOf.get(item.path) ?? findRelated(item, items, byPath, MOST_RELATED);
      relatedOf.set(item.path, known);
      return known.slice(0, limit);
    },
    search: (text, limit) => index(text, limit),
    everything: () => items.map((item) => ({ path: item.path, title: item.title, changed: changedOn(item) })),
  };
}

function byDate(a: Article, b: Article): number {
  return a.date === b.date ? a.title.localeCompare(b.title) : a.date < b.date ? 1 : -1;
}
