import {
  type Article,
  type ArticleKind,
  articleBases,
  type ContentItem,
  type Found,
} from '@forecourt/content';
import { groupDigits } from '@forecourt/domain';
import { type BreadcrumbItem, brand, buildBreadcrumbs } from '@forecourt/site';
import type { PageHead } from '../../../head/build-page-head.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { type ArticleCardView, buildArticleCard } from '../../../parts/content/build-article-card.ts';
import { buildLead, type LeadView } from '../../../parts/content/build-lead.ts';
import { kindHeadings } from '../../../parts/content/kind-words.ts';

export interface HubLink {
  text: string;
  href: string;
}

export interface HubView {
  breadcrumbs: BreadcrumbItem[];
  search: { text: string; heading: string; note: string; cards: ArticleCardView[] } | null;
  topics: HubLink[];
  /** Null in a search: the visitor came for something else. */
  lead: LeadView | null;
  rows: { heading: string; href: string; cards: ArticleCardView[] }[];
  questions: { heading: string; href: string; links: HubLink[] } | null;
  head: PageHead;
}

export interface HubParts {
  /** Null without a search. */
  search: { text: string; found: Found } | null;
  topics: readonly ContentItem[];
  /** The newest of all. */
  lead: Article | null;
  /** Every article of each kind. */
  rows: readonly { kind: ArticleKind; items: readonly ContentItem[] }[];
  questions: readonly ContentItem[];
  origin: string;
}

export const hubHeading = 'Reviews, news and advice';

const cardsPerRow = 4;

/** All articles, the newest of each kind first. A kind without articles is left out. */
export function buildHubView({ search, topics, lead, rows, questions, origin }: HubParts): HubView {
  const breadcrumbs = buildBreadcrumbs([
    { text: 'Home', url: '/' },
    { text: hubHeading, url: '/content' },
  ]);
  const shownLead = search ? null : lead;
  return {
    breadcrumbs,
    search: search && {
      text: search.text,
      heading: describeFound(search.found, search.text),
      note: describeSearch(search.found),
      cards: search.found.items.map(buildArticleCard),
    },
    topics: topics.map(linkTo),
    lead: shownLead && buildLead(shownLead),
    rows: rows
      .map(({ kind, items }) => ({
        heading: kindHeadings[kind],
        href: articleBases[kind],
        cards: items
          .filter(({ path }) => path !== shownLead?.path)
          .slice(0, cardsPerRow)
          .map(buildArticleCard),
      }))
      .filter(({ cards }) => cards.length > 0),
    questions:
      questions.length > 0
        ? { heading: `Ask ${brand.name}`, href: articleBases.question, links: questions.map(linkTo) }
        : null,
    head: {
      title: hubHeading,
      description:
        'Car reviews, used-car guides, news, advice, driver tips and answers for drivers in Ireland.',
      path: '/content',
      robots: search ? 'noindex, follow' : undefined,
      structuredData: [breadcrumbBlock(breadcrumbs, origin)],
    },
  };
}

function linkTo({ title, path }: ContentItem): HubLink {
  return { text: title, href: path };
}

function describeFound({ total, items }: Found, text: string): string {
  if (total === 0) return `Nothing found for “${text}”`;
  if (total > items.length) return `The top ${items.length} of ${groupDigits(total)} results for “${text}”`;
  return total === 1 ? `1 result for “${text}”` : `${groupDigits(total)} results for “${text}”`;
}

/** How the words were interpreted, if the results do not make it obvious. */
function describeSearch({ total, ignored }: Found): string {
  if (ignored.length > 0) {
    const words = ignored.map((word) => `“${word}”`).join(', ');
    return `We ignored ${words}: single letters and very common words are in nearly every article.`;
  }
  return total === 0 ? 'Try fewer or shorter words, or browse below.' : '';
}
