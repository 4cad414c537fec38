import { type Article, articleBases, type ContentItem, changedOn } from '@forecourt/content';
import { type BreadcrumbItem, brand, buildBreadcrumbs, formatDay, type LegendType } from '@forecourt/domain';
import type { BlockView, VehiclesView } from '../../content/block-view.ts';
import { type ArticleCardView, buildArticleCard, legendOfKind } from '../../content/build-article-card.ts';
import { drawnPicture, type PictureView, sharedPicture } from '../../content/drawn-picture.ts';
import { kindHeadings } from '../../content/kind-words.ts';
import type { PageHead } from '../../page-head/build-page-head.ts';
import { articleBlock } from '../../structured-data/article-block.ts';
import { breadcrumbBlock } from '../../structured-data/breadcrumb-block.ts';
import { reviewBlock } from '../../structured-data/review-block.ts';

export interface ArticleView {
  breadcrumbs: BreadcrumbItem[];
  legend: LegendType;
  title: string;
  summary: string;
  rating: number | null;
  /** `15 November 2026`, for machines as well. */
  date: { day: string; words: string };
  /** `Changed on 15 November 2026` */
  updated: string | null;
  author: string;
  readingTime: string;
  picture: PictureView;
  contents: { id: string; text: string }[];
  blocks: readonly BlockView[];
  /** The vehicle that the article is about, as it is on sale now. */
  stock: VehiclesView | null;
  related: ArticleCardView[];
  head: PageHead;
}

export interface ArticleParts {
  article: Article;
  blocks: readonly BlockView[];
  stock: VehiclesView | null;
  related: readonly ContentItem[];
  origin: string;
}

const FEWEST_CONTENTS = 3;

export function buildArticleView({ article, blocks, stock, related, origin }: ArticleParts): ArticleView {
  const { kind, title, summary, readingMinutes, rating = null } = article;
  const breadcrumbs = buildBreadcrumbs([
    { text: 'Home', url: '/' },
    { text: kindHeadings[kind], url: articleBases[kind] },
    { text: title, url: article.path },
  ]);
  return {
    breadcrumbs,
    legend: legendOfKind[kind],
    title,
    summary,
    rating,
    date: { day: article.date, words: formatDay(article.date) },
    updated: article.updated ? `Changed on ${formatDay(article.updated)}` : null,
    author: article.author,
    readingTime: readingMinutes === 1 ? '1 minute to read' : `${readingMinutes} minutes to read`,
    picture: drawnPicture(article.picture, [1200, 480, 800, 1600]),
    contents: article.contents.length < FEWEST_CONTENTS ? [] : article.contents,
    blocks,
    stock,
    related: related.map(buildArticleCard),
    head: {
      title,
      description: summary,
      path: article.canonical ?? article.path,
      kind: 'article',
      picture: sharedPicture(article.picture, `${title} on ${brand.name}`),
      structuredData: [breadcrumbBlock(breadcrumbs, origin), mainBlock(article, origin)],
    },
  };
}

function mainBlock(article: Article, origin: string): object {
  const facts = {
    origin,
    title: article.title,
    summary: article.summary,
    path: article.path,
    picturePath: sharedPicture(article.picture, '').path,
    publishedAt: article.date,
    changedAt: changedOn(article),
    author: article.author,
  };
  const { rating, make, model } = article;
  if (rating !== undefined && make && model) return reviewBlock({ ...facts, rating, make, model });
  return articleBlock({ ...facts, kind: article.kind === 'news' ? 'news' : 'article' });
}
