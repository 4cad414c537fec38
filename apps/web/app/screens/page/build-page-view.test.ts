import { buildLibrary } from '@forecourt/content';
import { expect, test } from 'vitest';
import { buildPageView, type PageParts } from './build-page-view.ts';

const library = buildLibrary([
  {
    file: 'pages/terms.md',
    text: '---\ntype: page\ntitle: Terms\nsummary: All of them.\ndate: 2026-11-05\n---\n## One\n\n## Two\n\n## Three\n',
  },
  {
    file: 'pages/terms/privacy.md',
    text: '---\ntype: page\ntitle: Privacy\nsummary: What we keep.\ndate: 2026-11-05\npicture: road/1\n---\n## One\n',
  },
  {
    file: 'pages/sell.md',
    text: '---\ntype: page\ntitle: Sell\nsummary: How.\ndate: 2026-11-05\naction: { label: Place your advert, href: "https://sell.example.ie" }\n---\nWords.\n',
  },
  {
    file: 'articles/question/deposit.md',
    text: '---\ntype: question\ntitle: Should I pay?\nsummary: No.\ndate: 2026-11-05\nauthor: Forecourt\npicture: road/1\n---\nNever.\n',
  },
]).on('2026-12-01');

function view(path: string, parts: Partial<PageParts> = {}) {
  const page = library.page(path);
  if (!page) throw new Error(`no page at ${path}`);
  return buildPageView({
    page,
    parent: null,
    blocks: [],
    sections: [],
    related: [],
    origin: 'https://example.ie',
    ...parts,
  });
}

test('a sub-page leads back to the page above it', () => {
  const { breadcrumbs } = view('/terms/privacy', { parent: library.page('/terms') });
  expect(breadcrumbs.map(({ text, type }) => [text, type])).toEqual([
    ['Home', 'link'],
    ['Terms', 'link'],
    ['Privacy', 'label'],
  ]);
});

test('a table of contents comes with the third heading', () => {
  expect(view('/terms').contents.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
  expect(view('/terms/privacy').contents).toEqual([]);
});

test('a page without a picture begins with its words', () => {
  expect(view('/terms').picture).toBeNull();
  expect(view('/terms/privacy').picture?.imageUrl).toBe('/media/articles/road/1/1200x675');
});

test('the day of the last change is written as people say it', () => {
  expect(view('/terms').changed).toBe('Last changed on 5 November 2026');
});

test('answered questions are told to search engines as questions', () => {
  const article = library.article('question', 'deposit');
  const { head } = view('/terms', { sections: article ? [{ article, blocks: [] }] : [] });
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

test('a page has its one action, or none', () => {
  expect(view('/sell').action).toEqual({ label: 'Place your advert', href: 'https://sell.example.ie' });
  expect(view('/terms').action).toBeNull();
});

test('a form stands where the text says, or else at the end', () => {
  expect(view('/terms', { blocks: [{ kind: 'form' }] }).hasFormInText).toBe(true);
  expect(view('/terms').hasFormInText).toBe(false);
});
