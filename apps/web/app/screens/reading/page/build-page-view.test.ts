import { buildLibrary } from '@forecourt/content';
import { askPage } from '@forecourt/site';
import { expect, test } from 'vitest';
import type { BlockView } from '../../../parts/content/block-view.ts';
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
    file: 'pages/ask-{{product}}.md',
    text: '---\ntype: page\ntitle: Ask\nsummary: Us.\ndate: 2026-11-05\nlist: question\n---\n## One\n\n## Two\n',
  },
  {
    file: 'articles/question/deposit.md',
    text: '---\ntype: question\ntitle: Should I pay?\nsummary: No.\ndate: 2026-11-05\nauthor: Forecourt\npicture: road/1\n---\nNever.\n',
  },
]).on('2026-12-01');

function view(path: string, parts: Partial<PageParts> = {}) {
  const page = library.page(path);
  if (!page) throw new Error(`no page at ${path}`);
  const built = buildPageView({
    page,
    parent: null,
    blocks: [],
    listed: page.list ? library.list(page.list) : [],
    listPage: 1,
    related: [],
    origin: 'https://example.ie',
    ...parts,
  });
  if (!built) throw new Error(`no such page of ${path}`);
  return built;
}

test('a sub-page links back to its parent', () => {
  const { breadcrumbs } = view('/terms/privacy', { parent: library.page('/terms') });
  expect(breadcrumbs.map(({ text, type }) => [text, type])).toEqual([
    ['Home', 'link'],
    ['Terms', 'link'],
    ['Privacy', 'label'],
  ]);
});

test('a table of contents appears from the third heading', () => {
  expect(view('/terms').contents.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
  expect(view('/terms/privacy').contents).toEqual([]);
});

test('a page without a picture starts with its text', () => {
  expect(view('/terms').picture).toBeNull();
  expect(view('/terms/privacy').picture?.imageUrl).toBe('/media/articles/road/1/800x450');
});

test('the date of the last change is written as people say it', () => {
  expect(view('/terms').changed).toBe('Last updated on 5 November 2026');
});

test('a page lists the articles of its kind, each under its own address', () => {
  const { list, head } = view(askPage.path);
  expect(list?.articles).toEqual([
    {
      kind: 'question',
      id: 'deposit',
      title: 'Should I pay?',
      summary: 'No.',
      href: `${askPage.path}/deposit`,
    },
  ]);
  expect(head.structuredData?.at(-1)).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ name: 'Should I pay?', url: `https://example.ie${askPage.path}/deposit` }],
  });
});

test('the list has its place in the table of contents as in the text', () => {
  const html = { kind: 'html', html: '<h2 id="one">One</h2>' } as const;
  const textsOf = (blocks: PageParts['blocks']) =>
    view(askPage.path, { blocks }).contents.map(({ text }) => text);
  expect(textsOf([html, { kind: 'list' }])).toEqual(['One', 'All answers', 'Two']);
  expect(textsOf([{ kind: 'list' }, html])).toEqual(['All answers', 'One', 'Two']);
});

test('a long list has pages, the newest question leads the first, and the last one is the last', () => {
  const [question] = library.list('question');
  if (!question) throw new Error('no question');
  const listed = Array.from({ length: 50 }, (_, index) => ({ ...question, slug: `q${index}` }));
  const first = view(askPage.path, { listed });
  expect(first.list?.articles).toHaveLength(47);
  expect([first.lead?.id, first.list?.articles[0]?.id]).toEqual(['q0', 'q1']);
  const second = view(askPage.path, { listed, listPage: 2 });
  expect(second.list?.articles.map(({ id }) => id)).toEqual(['q48', 'q49']);
  expect(second.head).toMatchObject({ path: `${askPage.path}?page=2`, title: 'Ask, page 2' });
  expect(() => view(askPage.path, { listed, listPage: 3 })).toThrow('no such page');
});

const tool: BlockView = {
  kind: 'calculator',
  view: {
    name: 'finance',
    title: 'What would it cost?',
    lead: '',
    form: { fields: [], isAsked: false, submitLabel: 'Work it out', kept: [] },
    summary: '',
    parts: [],
    explained: null,
  },
};

test('a tool before the first heading comes before all text', () => {
  const words = { kind: 'html', html: '<p>Before you choose.</p>' } as const;
  expect(view('/terms', { blocks: [words, tool] })).toMatchObject({ tool: tool.view, blocks: [words] });
});

test('a tool further down stays in its part of the text', () => {
  const part = { kind: 'html', html: '<h2 id="one">One</h2>' } as const;
  expect(view('/terms', { blocks: [part, tool] })).toMatchObject({ tool: null, blocks: [part, tool] });
});

test('a page has its one action, or none', () => {
  expect(view('/sell').action).toEqual({ label: 'Place your advert', href: 'https://sell.example.ie' });
  expect(view('/terms').action).toBeNull();
});

test('a form is where the text places it, or else at the end', () => {
  expect(view('/terms', { blocks: [{ kind: 'form' }] }).hasFormInText).toBe(true);
  expect(view('/terms').hasFormInText).toBe(false);
});
