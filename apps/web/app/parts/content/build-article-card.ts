import { type ArticleKind, type ContentItem, isArticle } from '@forecourt/content';
import { drawnPicture } from '@forecourt/services';
import type { LegendType } from '@forecourt/site';
import type { ArticleCardProps } from '@forecourt/ui';

/** There are five badges for nine kinds: each kind uses the word that a reader expects. */
export const legendOfKind: Record<ArticleKind, LegendType> = {
  review: 'review',
  guide: 'guide',
  advice: 'advice',
  article: 'featured',
  news: 'news',
  tip: 'advice',
  module: 'guide',
  roadtrip: 'guide',
  question: 'advice',
};

export type ArticleCardView = Omit<ArticleCardProps, 'displayType'>;

/** The fallback for a page without a picture of its own. */
const plainPicture = { subject: 'road', variation: 0 } as const;

/** The card of any article. */
export function buildArticleCard(item: ContentItem): ArticleCardView {
  return {
    title: item.title,
    summary: item.summary,
    ...drawnPicture(item.picture ?? plainPicture, [304, 480, 608], '4:3'),
    legendType: isArticle(item) ? legendOfKind[item.kind] : 'guide',
    rating: isArticle(item) ? (item.rating ?? null) : null,
    href: item.path,
  };
}
