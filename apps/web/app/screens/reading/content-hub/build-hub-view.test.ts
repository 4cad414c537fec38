import { buildLibrary } from '@forecourt/content';
import { expect, test } from 'vitest';
import { buildHubView } from './build-hub-view.ts';

const [news] = buildLibrary([
  {
    file: 'articles/news/a.md',
    text: '---\ntype: news\ntitle: A\nsummary: S.\ndate: 2026-01-01\nauthor: Forecourt\npicture: road/1\n---\nWords.\n',
  },
])
  .on('2026-12-01')
  .list('news');
const items = news ? [news] : [];
const nothing = {
  search: null,
  topics: [],
  lead: null,
  rows: [],
  questions: [],
  origin: 'https://example.ie',
};

test('a kind without articles has no row', () => {
  const { rows } = buildHubView({
    ...nothing,
    rows: [
      { kind: 'news', items },
      { kind: 'review', items: [] },
    ],
  });
  expect(rows.map(({ heading, href }) => [heading, href])).toEqual([['News', '/news']]);
});

test('a search shows its number of results', () => {
  const headingOf = (found: { total: number; items: typeof items }) =>
    buildHubView({ ...nothing, search: { text: 'nct', found: { ignored: [], ...found } } }).search?.heading;
  expect(headingOf({ total: 1, items })).toBe('1 result for “nct”');
  expect(headingOf({ total: 1200, items })).toBe('The top 1 of 1,200 results for “nct”');
  expect(headingOf({ total: 0, items: [] })).toBe('Nothing found for “nct”');
});

test('a search page is not indexed', () => {
  expect(
    buildHubView({ ...nothing, search: { text: 'nct', found: { total: 0, items: [], ignored: [] } } }).head
      .robots,
  ).toBe('noindex, follow');
  expect(buildHubView(nothing).head.robots).toBeUndefined();
});

test('ignored words are named', () => {
  const found = { total: 0, items: [], ignored: ['the', 'a'] };
  expect(buildHubView({ ...nothing, search: { text: 'the a', found } }).search?.note).toMatch(
    /^We ignored “the”, “a”/,
  );
});

test('the newest article is the lead or in its row, and never both', () => {
  const parts = { ...nothing, lead: news ?? null, rows: [{ kind: 'news', items } as const] };
  expect(buildHubView(parts).rows).toEqual([]);
  const search = { text: 'nct', found: { total: 0, items: [], ignored: [] } };
  const { rows } = buildHubView({ ...parts, search });
  expect(rows.flatMap(({ cards }) => cards.map(({ href }) => href))).toEqual(['/news/a']);
});

test('the newest article leads, in full, except in a search', () => {
  const lead = news ?? null;
  expect(buildHubView({ ...nothing, lead }).lead).toMatchObject({
    title: 'A',
    summary: 'S.',
    href: '/news/a',
  });
  const search = { text: 'nct', found: { total: 0, items: [], ignored: [] } };
  expect(buildHubView({ ...nothing, lead, search }).lead).toBeNull();
});
