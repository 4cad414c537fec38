import { askPage } from '@forecourt/site';

/** The kinds of articles, and the address that lists each kind. */
export const articleBases = {
  review: '/car-reviews',
  guide: '/used-car-guides',
  advice: '/motoring-advice',
  article: '/articles',
  news: '/news',
  tip: '/driver-tips',
  module: '/learner-drivers',
  roadtrip: '/roadtrips',
  question: askPage.path,
} as const;

export type ArticleKind = keyof typeof articleBases;

export const articleKinds = Object.keys(articleBases) as readonly ArticleKind[];

/** `/car-reviews/toyota-corolla` */
export function articlePath(kind: ArticleKind, slug: string): string {
  return `${articleBases[kind]}/${slug}`;
}

/** The kind listed at an address such as `/news` or `/news/some-slug`. */
export function kindOfPath(path: string): ArticleKind | undefined {
  const base = `/${path.split('/')[1] ?? ''}`;
  return articleKinds.find((kind) => articleBases[kind] === base);
}
