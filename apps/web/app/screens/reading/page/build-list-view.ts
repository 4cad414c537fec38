import type { Article, ArticleKind } from '@forecourt/content';
import { drawnPicture } from '@forecourt/services';
import { buildPagination, type Pagination } from '@forecourt/site';
import type { ModuleCardProps } from '@forecourt/ui';
import { type ArticleCardView, buildArticleCard } from '../../../parts/content/build-article-card.ts';

/** Each has its slug as anchor: a saved address such as `/driver-tips#first-frost` goes to its card. */
export type ListedArticle =
  | { kind: 'card'; id: string; card: ArticleCardView }
  | { kind: 'module'; id: string; card: ModuleCardProps }
  | { kind: 'question'; id: string; title: string; summary: string; href: string };

export interface ListView {
  /** Also the anchor of the whole list. */
  id: string;
  heading: string;
  articles: ListedArticle[];
  pagination: Pagination;
}

export const listedAPage = 48;

const headings: Partial<Record<ArticleKind, string>> = {
  tip: 'All tips',
  module: 'The course',
  roadtrip: 'The drives',
  question: 'All answers',
};

const moduleColours = ['primary', 'green', 'amber', 'red'] as const;

/** The articles that a page lists, without its lead; null if the requested page of them does not exist. */
export function buildListView(
  kind: ArticleKind,
  every: readonly Article[],
  page: number,
  lead: Article | null,
): ListView | null {
  const pages = Math.max(1, Math.ceil(every.length / listedAPage));
  if (page > pages) return null;
  return {
    id: 'all',
    heading: lead ? 'More answers' : (headings[kind] ?? 'All of them'),
    articles: every
      .slice((page - 1) * listedAPage, page * listedAPage)
      .filter((article) => article !== lead)
      .map(buildListed),
    pagination: buildPagination(page, pages),
  };
}

function buildListed(article: Article): ListedArticle {
  const { kind, slug: id, title, summary, path: href, number = 1 } = article;
  if (kind === 'question') return { kind, id, title, summary, href };
  if (kind !== 'module') return { kind: 'card', id, card: buildArticleCard(article) };
  return {
    kind,
    id,
    card: {
      title,
      summary,
      moduleNumber: `Module ${number}`,
      imageUrl: drawnPicture(article.picture, [304]).imageUrl,
      borderColor: moduleColours[(number - 1) % moduleColours.length] ?? 'primary',
      textHref: href,
      videoHref: article.film ? `${href}#film` : article.video,
    },
  };
}
