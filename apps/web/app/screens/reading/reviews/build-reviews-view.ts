import { type Article, type ArticleKind, articleBases, type Subjects } from '@forecourt/content';
import { capitaliseFirst, formatQuery, groupDigits, slugify } from '@forecourt/domain';
import { type BreadcrumbItem, buildBreadcrumbs, buildPagination, type Pagination } from '@forecourt/site';
import type { SelectOption } from '@forecourt/ui';
import type { PageHead } from '../../../head/build-page-head.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { itemListBlock } from '../../../head/structured-data/item-list-block.ts';
import { type ArticleCardView, buildArticleCard } from '../../../parts/content/build-article-card.ts';
import { kindHeadings } from '../../../parts/content/kind-words.ts';

export const articlesAPage = 12;

/** The kinds that share this screen, in tab order, each with its description. */
export const sharedKinds = {
  review:
    'What each car is like to own in Ireland: space, running costs, what goes wrong and which one to buy.',
  guide: 'What to look for, what to pay and what to walk away from, model by model.',
  advice: 'Buying, selling, paying, insuring and looking after a car, with the Irish rules that apply.',
  article: 'Longer reads about cars and driving in Ireland.',
  news: 'What’s happening in the market, going by the adverts on this site.',
} as const satisfies Partial<Record<ArticleKind, string>>;

export type SharedKind = keyof typeof sharedKinds;

export interface ReviewsRequest {
  kind: SharedKind;
  make: string;
  tag: string;
  page: number;
}

export interface ReviewsView {
  breadcrumbs: BreadcrumbItem[];
  path: string;
  heading: string;
  lead: string;
  tabs: { text: string; href: string; isCurrent: boolean }[];
  makes: SelectOption[];
  tags: SelectOption[];
  chosen: { make: string; tag: string };
  /** `12 reviews` */
  count: string;
  cards: ArticleCardView[];
  pagination: Pagination;
  /** The query of a page without its number, ready for one more parameter. */
  query: Record<string, string>;
  head: PageHead;
}

export interface ReviewsFacts {
  /** The filtered list, the newest first. */
  found: readonly Article[];
  /** The subjects of all articles of the kind. */
  subjects: Subjects;
  origin: string;
}

export function buildReviewsView(
  { kind, make, tag, page }: ReviewsRequest,
  { found, subjects, origin }: ReviewsFacts,
): ReviewsView {
  const pages = Math.max(1, Math.ceil(found.length / articlesAPage));
  const shown = found.slice((page - 1) * articlesAPage, page * articlesAPage);
  const path = articleBases[kind];
  const heading = kindHeadings[kind];
  const breadcrumbs = buildBreadcrumbs([
    { text: 'Home', url: '/' },
    { text: 'Reviews, news and advice', url: '/content' },
    { text: heading, url: path },
  ]);
  const isNarrowed = make !== '' || tag !== '';
  return {
    breadcrumbs,
    path,
    heading,
    lead: sharedKinds[kind],
    tabs: (Object.keys(sharedKinds) as SharedKind[]).map((each) => ({
      text: kindHeadings[each],
      href: articleBases[each],
      isCurrent: each === kind,
    })),
    makes: optionsOf('Any make', subjects.makes, (name) => name),
    tags: optionsOf('Any topic', subjects.tags, tagWords),
    chosen: { make: slugify(make), tag },
    count: found.length === 1 ? '1 article' : `${groupDigits(found.length)} articles`,
    cards: shown.map(buildArticleCard),
    pagination: buildPagination(page, pages),
    query: { ...(make && { make: slugify(make) }), ...(tag && { tag }) },
    head: {
      title: page > 1 ? `${heading}, page ${page}` : heading,
      description: sharedKinds[kind],
      // A filtered list repeats what the whole one contains.
      path: path + (isNarrowed ? '' : formatQuery({ page: page > 1 ? page : undefined })),
      robots: isNarrowed ? 'noindex, follow' : undefined,
      structuredData: [
        breadcrumbBlock(breadcrumbs, origin),
        itemListBlock(
          shown.map(({ title, path: articlePath }) => ({ name: title, path: articlePath })),
          origin,
        ),
      ],
    },
  };
}

function optionsOf(anyOne: string, names: Subjects['tags'], words: (name: string) => string): SelectOption[] {
  return [
    { value: '', label: anyOne },
    ...names.map(({ name, count }) => ({ value: slugify(name), label: `${words(name)} (${count})` })),
  ];
}

/** Subjects that are abbreviations, not words. */
const initials: ReadonlySet<string> = new Set(['nct', 'cvrt', 'vrt', 'suv', 'ev', 'hp', 'pcp', 'dpf']);

export function tagWords(tag: string): string {
  return capitaliseFirst(
    tag
      .split('-')
      .map((word) => (initials.has(word) ? word.toUpperCase() : word))
      .join(' '),
  );
}
