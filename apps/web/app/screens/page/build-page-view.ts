import type { Article, ContentItem, ContentPage } from '@forecourt/content';
import { type BreadcrumbItem, brand, buildBreadcrumbs, formatDay } from '@forecourt/domain';
import type { BlockView } from '../../content/block-view.ts';
import { type ArticleCardView, buildArticleCard } from '../../content/build-article-card.ts';
import { drawnPicture, type PictureView, sharedPicture } from '../../content/drawn-picture.ts';
import type { PageHead } from '../../page-head/build-page-head.ts';
import { breadcrumbBlock } from '../../structured-data/breadcrumb-block.ts';
import { faqBlock } from '../../structured-data/faq-block.ts';
import { buildSection, type SectionView } from './build-section-view.ts';

export interface PageView {
  breadcrumbs: BreadcrumbItem[];
  title: string;
  summary: string;
  picture: PictureView | null;
  action: { label: string; href: string } | null;
  contents: { id: string; text: string }[];
  blocks: readonly BlockView[];
  /** Otherwise it stands at the end. */
  hasFormInText: boolean;
  /** Articles that the page shows whole. */
  sections: SectionView[];
  related: ArticleCardView[];
  /** `Last changed on 15 November 2026` */
  changed: string;
  head: PageHead;
}

export interface PageParts {
  page: ContentPage;
  /** The page above this one, where it is a sub-page. */
  parent: ContentPage | null;
  blocks: readonly BlockView[];
  sections: readonly { article: Article; blocks: readonly BlockView[] }[];
  related: readonly ContentItem[];
  origin: string;
}

/** A list this short is seen at a glance and needs no table of contents. */
const FEWEST_CONTENTS = 3;

export function buildPageView({ page, parent, blocks, sections, related, origin }: PageParts): PageView {
  const breadcrumbs = buildBreadcrumbs([
    { text: 'Home', url: '/' },
    ...(parent ? [{ text: parent.title, url: parent.path }] : []),
    { text: page.title, url: page.path },
  ]);
  const contents = [
    ...page.contents,
    ...sections.map(({ article }) => ({ id: article.slug, text: article.title })),
  ];
  const questions = sections.flatMap(({ article }) =>
    article.kind === 'question' ? [{ question: article.title, answer: article.text }] : [],
  );
  return {
    breadcrumbs,
    title: page.title,
    summary: page.summary,
    picture: page.picture ? drawnPicture(page.picture, [1200, 800, 1600]) : null,
    action: page.action ?? null,
    contents: contents.length < FEWEST_CONTENTS ? [] : contents,
    blocks,
    hasFormInText: blocks.some(({ kind }) => kind === 'form'),
    sections: sections.map(buildSection),
    related: related.map(buildArticleCard),
    changed: `Last changed on ${formatDay(page.date)}`,
    head: {
      title: page.title,
      description: page.summary,
      path: page.canonical ?? page.path,
      kind: 'article',
      picture: page.picture && sharedPicture(page.picture, `${page.title} on ${brand.name}`),
      structuredData: [
        breadcrumbBlock(breadcrumbs, origin),
        ...(questions.length > 0 ? [faqBlock(questions)] : []),
      ],
    },
  };
}
