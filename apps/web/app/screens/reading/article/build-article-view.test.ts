import { type Article, buildLibrary } from '@forecourt/content';
import { expect, test } from 'vitest';
import type { SavableCardView } from '../../../parts/vehicle/build-savable-card.ts';
import { type ArticleParts, buildArticleView } from './build-article-view.ts';

const library = buildLibrary([
  {
    file: 'articles/review/corolla.md',
    text: '---\ntype: review\ntitle: Toyota Corolla\nsummary: S.\ndate: 2026-11-05\nupdated: 2026-11-07\nauthor: Forecourt\npicture: road/1\nrating: 4.5\nmake: Toyota\nmodel: Corolla\n---\nWords.\n',
  },
  {
    file: 'articles/news/market.md',
    text: '---\ntype: news\ntitle: The market\nsummary: S.\ndate: 2026-11-05\nauthor: Forecourt\npicture: road/1\n---\nWords.\n',
  },
  {
    file: 'articles/guide/mt-07.md',
    text: '---\ntype: guide\ntitle: Yamaha MT-07\nsummary: S.\ndate: 2026-11-05\nauthor: Forecourt\npicture: road/1\nchannel: bikes\nmake: Yamaha\nmodel: MT-07\n---\nWords.\n',
  },
  {
    file: 'articles/question/deposit.md',
    text: '---\ntype: question\ntitle: Should I pay?\nsummary: No.\ndate: 2026-11-05\nauthor: Forecourt\npicture: road/1\n---\nNever.\n',
  },
]).on('2026-12-01');

function viewOf(article: Article | null, parts: Partial<ArticleParts> = {}) {
  if (!article) throw new Error('no such article');
  return buildArticleView({
    article,
    blocks: [],
    stock: null,
    trip: null,
    course: [],
    related: [],
    origin: 'https://example.ie',
    ...parts,
  });
}

test('a review has its rating and review structured data', () => {
  const view = viewOf(library.article('review', 'corolla'));
  expect(view.rating).toBe(4.5);
  expect(view.head.structuredData?.at(-1)).toMatchObject({
    '@type': 'Review',
    reviewRating: { ratingValue: 4.5 },
    itemReviewed: { name: 'Toyota Corolla' },
  });
});

test('news has news structured data and no rating', () => {
  const view = viewOf(library.article('news', 'market'));
  expect(view.rating).toBeNull();
  expect(view.head.structuredData?.at(-1)).toMatchObject({ '@type': 'NewsArticle' });
});

test('a guide to a bike has motorcycle structured data', () => {
  const { head } = viewOf(library.article('guide', 'mt-07'));
  expect(head.structuredData?.at(-1)).toMatchObject({
    '@type': 'Article',
    about: { '@type': 'Motorcycle', name: 'Yamaha MT-07' },
  });
});

test('a question has structured data with its full answer', () => {
  const { head } = viewOf(library.article('question', 'deposit'));
  expect(head.structuredData).toContainEqual(
    expect.objectContaining({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Should I pay?',
          acceptedAnswer: { '@type': 'Answer', text: 'Never.' },
        },
      ],
    }),
  );
});

test('dates and reading time are in words', () => {
  expect(viewOf(library.article('review', 'corolla'))).toMatchObject({
    date: { day: '2026-11-05', words: '5 November 2026' },
    updated: 'Updated on 7 November 2026',
    readingTime: '1 min read',
  });
});

test('the breadcrumbs lead through the list of its kind', () => {
  expect(viewOf(library.article('news', 'market')).breadcrumbs.map(({ url }) => url)).toEqual([
    '/',
    '/news',
    '/news/market',
  ]);
});

test('stock that the text already shows is not repeated', () => {
  const article = library.article('review', 'corolla');
  const cardOf = (id: string) => ({ card: { id } }) as SavableCardView;
  const rowOf = (href: string, ...ids: string[]) => ({
    kind: 'vehicles' as const,
    title: 'On sale now',
    href,
    more: 'See all 2',
    cards: ids.map(cardOf),
  });
  const row = rowOf('/used-cars/toyota/corolla', 'a', 'b');
  const stockBeside = (...blocks: (typeof row)[]) =>
    viewOf(article, { stock: row, blocks }).stock?.cards.map(({ card }) => card.id);
  expect(stockBeside()).toEqual(['a', 'b']);
  expect(stockBeside(rowOf(row.href, 'a'))).toBeUndefined();
  expect(stockBeside(rowOf('/used-cars/toyota', 'a', 'c'))).toEqual(['b']);
  expect(stockBeside(rowOf('/used-cars/toyota', 'b', 'a', 'c'))).toBeUndefined();
});
