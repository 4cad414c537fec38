import { type Article, articleBases, type ContentItem, changedOn } from '@forecourt/content';
import { formatDay } from '@forecourt/domain';
import { drawnPicture, type PictureView, sharedPicture } from '@forecourt/services';
import { type BreadcrumbItem, brand, buildBreadcrumbs, type LegendType } from '@forecourt/site';
import type { PageHead } from '../../../head/build-page-head.ts';
import { articleBlock } from '../../../head/structured-data/article-block.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { faqBlock } from '../../../head/structured-data/faq-block.ts';
import { reviewBlock } from '../../../head/structured-data/review-block.ts';
import type { BlockView, VehiclesView } from '../../../parts/content/block-view.ts';
import {
  type ArticleCardView,
  buildArticleCard,
  legendOfKind,
} from '../../../parts/content/build-article-card.ts';
import { kindHeadings } from '../../../parts/content/kind-words.ts';
import { buildCourseView, type CourseView } from './course/build-course-view.ts';
import { buildFilmView, type FilmView } from './film/build-film-view.ts';
import type { TripView } from './trip/build-trip-view.ts';

export interface ArticleView {
  breadcrumbs: BreadcrumbItem[];
  legend: LegendType;
  /** A module's position in its course. */
  course: CourseView | null;
  film: FilmView | null;
  /** The stops of a road trip. */
  trip: TripView | null;
  title: string;
  summary: string;
  rating: number | null;
  /** `15 November 2026`, also in machine-readable form. */
  date: { day: string; words: string };
  /** `Updated on 15 November 2026` */
  updated: string | null;
  author: string;
  readingTime: string;
  picture: PictureView;
  contents: { id: string; text: string }[];
  blocks: readonly BlockView[];
  /** Adverts of the vehicle that the article is about. */
  stock: VehiclesView | null;
  related: ArticleCardView[];
  head: PageHead;
}

export interface ArticleParts {
  article: Article;
  blocks: readonly BlockView[];
  stock: VehiclesView | null;
  trip: TripView | null;
  /** The modules of the course, if the article is one of them. */
  course: readonly Article[];
  related: readonly ContentItem[];
  origin: string;
}

const fewestContents = 3;

export function buildArticleView(parts: ArticleParts): ArticleView {
  const { article, blocks, stock, trip, course, related, origin } = parts;
  const { kind, title, summary, readingMinutes, rating = null } = article;
  const breadcrumbs = buildBreadcrumbs([
    { text: 'Home', url: '/' },
    { text: kindHeadings[kind], url: articleBases[kind] },
    { text: title, url: article.path },
  ]);
  return {
    breadcrumbs,
    legend: legendOfKind[kind],
    course: buildCourseView(article, course),
    film: buildFilmView(article),
    trip,
    title,
    summary,
    rating,
    date: { day: article.date, words: formatDay(article.date) },
    updated: article.updated ? `Updated on ${formatDay(article.updated)}` : null,
    author: article.author,
    readingTime: readingMinutes === 1 ? '1 min read' : `${readingMinutes} min read`,
    picture: drawnPicture(article.picture, [800, 480, 1200]),
    contents: article.contents.length < fewestContents ? [] : article.contents,
    blocks,
    stock: stock && withoutShown(stock, blocks),
    related: related.map(buildArticleCard),
    head: {
      title,
      description: summary,
      path: article.canonical ?? article.path,
      kind: 'article',
      picture: sharedPicture(article.picture, `${title} on ${brand.name}`),
      structuredData: [breadcrumbBlock(breadcrumbs, origin), ...mainBlocks(article, origin)],
    },
  };
}

function mainBlocks(article: Article, origin: string): object[] {
  const { kind, rating, make, model, channel } = article;
  const about = make && model ? { channel, make, model } : null;
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
  if (rating !== undefined && about) return [reviewBlock({ ...facts, rating, about })];
  const main = articleBlock({ ...facts, about, kind: kind === 'news' ? 'news' : 'article' });
  return kind === 'question' ? [main, faqBlock([{ question: article.title, answer: article.text }])] : [main];
}

/** The row without the vehicles that the text already shows, and none if the text shows the same search. */
function withoutShown(stock: VehiclesView, blocks: readonly BlockView[]): VehiclesView | null {
  const rows = blocks.filter((block) => block.kind === 'vehicles');
  const shown = new Set(rows.flatMap(({ cards }) => cards.map(({ card }) => card.id)));
  const cards = stock.cards.filter(({ card }) => !shown.has(card.id));
  return cards.length === 0 || rows.some(({ href }) => href === stock.href) ? null : { ...stock, cards };
}
