import type { ArticleMatter, PageMatter } from '../front-matter/front-matter-schema.ts';
import type { RenderedBody } from '../markdown/block.ts';
import type { Film } from './film.ts';

interface ReadItem extends Omit<RenderedBody, 'links'> {
  /** Its one address within the site. */
  path: string;
  /** Relative to the content folder. */
  file: string;
  readingMinutes: number;
}

export interface ContentPage extends PageMatter, ReadItem {}

export interface Article extends Omit<ArticleMatter, 'type'>, ReadItem {
  kind: ArticleMatter['type'];
  slug: string;
  /** If `video` names a file of ours. */
  film?: Film;
}

export type ContentItem = ContentPage | Article;

export function isArticle(item: ContentItem): item is Article {
  return 'kind' in item;
}

/** When it last changed in a way that matters to a reader. */
export function changedOn(item: ContentItem): string {
  return isArticle(item) ? (item.updated ?? item.date) : item.date;
}
