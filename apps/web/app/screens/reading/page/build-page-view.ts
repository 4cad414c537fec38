import type { Article, ContentItem, ContentPage } from '@forecourt/content';
import { formatDay } from '@forecourt/domain';
import { drawnPicture, type PictureView, sharedPicture } from '@forecourt/services';
import { type BreadcrumbItem, brand, buildBreadcrumbs } from '@forecourt/site';
import type { PageHead } from '../../../head/build-page-head.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { itemListBlock } from '../../../head/structured-data/item-list-block.ts';
import type { BlockView } from '../../../parts/content/block-view.ts';
import { type ArticleCardView, buildArticleCard } from '../../../parts/content/build-article-card.ts';
import { buildLead, type LeadView } from '../../../parts/content/build-lead.ts';
import type { ToolView } from '../../../parts/tools/tool-view.ts';
import { buildListView, type ListView, listedAPage } from './build-list-view.ts';
import { listPagePath } from './list-page-path.ts';

export interface PageView {
  path: string;
  breadcrumbs: BreadcrumbItem[];
  title: string;
  summary: string;
  picture: PictureView | null;
  action: { label: string; href: string } | null;
  contents: { id: string; text: string }[];
  /** The page's main tool, if it has one: it comes before all text. */
  tool: ToolView | null;
  blocks: readonly BlockView[];
  /** Otherwise it comes at the end. */
  hasFormInText: boolean;
  /**
   * The newest answer, if the page lists questions: their list has no pictures. Its slug is its anchor, as in
   * the list.
   */
  lead: (LeadView & { id: string }) | null;
  /** The articles that the page lists. */
  list: ListView | null;
  /** Otherwise it comes after the text. */
  hasListInText: boolean;
  related: ArticleCardView[];
  /** `Last updated on 15 November 2026` */
  changed: string;
  head: PageHead;
}

export interface PageParts {
  page: ContentPage;
  /** The parent page, if this is a sub-page. */
  parent: ContentPage | null;
  blocks: readonly BlockView[];
  /** Every article that the page lists, and the requested page of them, from 1. */
  listed: readonly Article[];
  listPage: number;
  related: readonly ContentItem[];
  origin: string;
}

/** A shorter list is seen at a glance and needs no table of contents. */
const fewestContents = 3;

/** Null if the requested page of its list does not exist. */
export function buildPageView(parts: PageParts): PageView | null {
  const { page, parent, blocks, listed, listPage, related, origin } = parts;
  const lead = listPage === 1 ? findLead(listed) : null;
  const list = page.list && listed.length > 0 ? buildListView(page.list, listed, listPage, lead) : null;
  if (!list && listPage > 1) return null;
  const breadcrumbs = buildBreadcrumbs([
    { text: 'Home', url: '/' },
    ...(parent ? [{ text: parent.title, url: parent.path }] : []),
    { text: page.title, url: page.path },
  ]);
  const contents = buildContents(page, blocks, list);
  const leading = findLeadingTool(blocks);
  const shown = listed.slice((listPage - 1) * listedAPage, listPage * listedAPage);
  return {
    path: page.path,
    breadcrumbs,
    title: page.title,
    summary: page.summary,
    // A tool is what the visitor came for: a picture would push it down.
    picture: page.picture && !leading ? drawnPicture(page.picture, [800, 480, 1200]) : null,
    action: page.action ?? null,
    contents: contents.length < fewestContents ? [] : contents,
    tool: leading?.view ?? null,
    blocks: blocks.filter((block) => block !== leading),
    hasFormInText: blocks.some(({ kind }) => kind === 'form'),
    lead: lead && { ...buildLead(lead), id: lead.slug },
    list,
    hasListInText: blocks.some(({ kind }) => kind === 'list'),
    related: related.map(buildArticleCard),
    changed: `Last updated on ${formatDay(page.date)}`,
    head: {
      title: listPage > 1 ? `${page.title}, page ${listPage}` : page.title,
      description: page.summary,
      path: page.canonical ?? listPagePath(page.path, listPage),
      kind: 'article',
      picture: page.picture && sharedPicture(page.picture, `${page.title} on ${brand.name}`),
      structuredData: [
        breadcrumbBlock(breadcrumbs, origin),
        ...(list
          ? [
              itemListBlock(
                shown.map(({ title: name, path }) => ({ name, path })),
                origin,
              ),
            ]
          : []),
      ],
    },
  };
}

/** A single question stands out enough in its list. */
function findLead(listed: readonly Article[]): Article | null {
  const [newest] = listed;
  return newest?.kind === 'question' && listed.length > 1 ? newest : null;
}

/** A tool before the first heading is what visitors came for; an introduction can follow it. */
function findLeadingTool(blocks: readonly BlockView[]) {
  const firstPart = blocks.findIndex((block) => block.kind !== 'html' || block.html.includes('<h2 '));
  const block = blocks[firstPart];
  return block?.kind === 'calculator' ? block : null;
}

/** The text's headings, with the list in its place among them. */
function buildContents(
  page: ContentPage,
  blocks: readonly BlockView[],
  list: ListView | null,
): PageView['contents'] {
  if (!list) return page.contents;
  const place = blocks.findIndex(({ kind }) => kind === 'list');
  const before = place < 0 ? blocks : blocks.slice(0, place);
  const headings = before.reduce(
    (sum, block) => sum + (block.kind === 'html' ? block.html.split('<h2 ').length - 1 : 0),
    0,
  );
  return page.contents.toSpliced(headings, 0, { id: list.id, text: list.heading });
}
