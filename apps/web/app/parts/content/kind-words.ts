import type { ArticleKind } from '@forecourt/content';
import { brand } from '@forecourt/site';

/** Headings for lists of each kind of article. */
export const kindHeadings: Record<ArticleKind, string> = {
  review: 'Car reviews',
  guide: 'Used-car guides',
  advice: 'Motoring advice',
  article: 'Articles',
  news: 'News',
  tip: 'Driver tips',
  module: 'Learner drivers',
  roadtrip: 'Road trips',
  question: `Ask ${brand.name}`,
};
