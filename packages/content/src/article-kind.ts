/** What an article can be, with the address under which its kind is gathered. */
export const articleBases = {
  review: '/car-reviews',
  guide: '/used-car-guides',
  advice: '/motoring-advice',
  article: '/articles',
  news: '/news',
  tip: '/driver-tips',
  module: '/learner-drivers',
  roadtrip: '/roadtrips',
  question: '/ask-forecourt',
} as const;

export type ArticleKind = keyof typeof articleBases;

export const articleKinds = Object.keys(articleBases) as readonly ArticleKind[];

/** Kinds that are shown whole on the page that gathers them, each at an anchor; the others have a page each. */
const anchoredKinds: ReadonlySet<ArticleKind> = new Set(['tip', 'module', 'roadtrip', 'question']);

export function isAnchored(kind: ArticleKind): boolean {
  return anchoredKinds.has(kind);
}

/** `/car-reviews/toyota-corolla`, or `/driver-tips#long-drives` for a kind that is shown on its page. */
export function articlePath(kind: ArticleKind, slug: string): string {
  return `${articleBases[kind]}${isAnchored(kind) ? '#' : '/'}${slug}`;
}

/** The kind that an address such as `/news` or `/news/some-slug` gathers. */
export function kindOfPath(path: string): ArticleKind | undefined {
  const base = `/${path.split('/')[1] ?? ''}`;
  return articleKinds.find((kind) => articleBases[kind] === base);
}
