import type { ArticleKind } from '../article-kind.ts';
import type { Found } from './content-index.ts';
import type { Article, ContentItem, ContentPage } from './content-item.ts';

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
