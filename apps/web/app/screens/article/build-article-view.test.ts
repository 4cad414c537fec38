import { type Article, buildLibrary } from '@forecourt/content';
import { expect, test } from 'vitest';
import { buildArticleView } from './build-article-view.ts';

const library = buildLibrary([
  {
    file: 'articles/review/corolla.md',
    text: '---\ntype: review\ntitle: Toyota Corolla\nsummary: S.\ndate: 2026-11-05\nupdated: 2026-11-07\nauthor: Forecourt\npicture: road/1\nrating: 4.5\nmake: Toyota\nmodel: Corolla\n---\nWords.\n',
  },
  {
    file: 'articles/news/market.md',
    text: '---\ntype: news\ntitle: The market\nsummary: S.\ndate: 2026-11-05\nauthor: Forecourt\npicture: road/1\n---\nWords.\n',
  },
]).on('2026-12-01');

function viewOf(article: Article | null) {
  if (!article) throw new Error('no such article');
  return buildArticleView({ article, blocks: [], stock: null, related: [], origin: 'https://example.ie' });
}

test('a review carries its rating and is told to search engines as one', () => {
  const view = viewOf(library.article('review', 'corolla'));
  expect(view.rating).toBe(4.5);
  expect(view.head.structuredData?.at(-1)).toMatchObject({
    '@type': 'Review',
    reviewRating: { ratingValue: 4.5 },
    itemReviewed: { name: 'Toyota Corolla' },
  });
});

test('news is told as news and has no rating', () => {
  const view = viewOf(library.article('news', 'market'));
  expect(view.rating).toBeNull();
  expect(view.head.structuredData?.at(-1)).toMatchObject({ '@type': 'NewsArticle' });
});

test('days and reading time are words', () => {
  expect(viewOf(library.article('review', 'corolla'))).toMatchObject({
    date: { day: '2026-11-05', words: '5 November 2026' },
    updated: 'Changed on 7 November 2026',
    readingTime: '1 minute to read',
  });
});

test('the trail leads through the list of its kind', () => {
  expect(viewOf(library.article('news', 'market')).breadcrumbs.map(({ url }) => url)).toEqual([
    '/',
    '/news',
    '/news/market',
  ]);
});
