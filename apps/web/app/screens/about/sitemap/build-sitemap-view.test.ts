import { buildLibrary } from '@forecourt/content';
import { expect, test } from 'vitest';
import { buildSitemapView } from './build-sitemap-view.ts';

const golf = {
  channel: 'Car',
  make: 'Volkswagen',
  model: 'Golf',
  county: 'Cork',
  count: 1200,
  updatedAt: '2026-11-09T09:00:00.000Z',
} as const;

const nothingToRead = () => [];

test('articles are grouped by kind, the newest of many with a link to all', () => {
  const files = Array.from({ length: 41 }, (_, index) => ({
    file: `articles/tip/t${index}.md`,
    text: `---\ntype: tip\ntitle: Tip ${index}\nsummary: S.\ndate: 2026-01-01\nauthor: Forecourt\npicture: road/1\n---\nWords.\n`,
  }));
  const library = buildLibrary(files).on('2026-12-01');
  const [tips, ...others] = buildSitemapView([], library.list).reading;
  expect(tips).toMatchObject({ title: 'Driver tips', more: { text: 'See all 41', path: '/driver-tips' } });
  expect(tips?.links).toHaveLength(40);
  expect(tips?.links[0]).toEqual({ text: 'Tip 0', path: '/driver-tips/t0' });
  expect(others).toEqual([]);
});

test('makes and counties show what they have for sale', () => {
  const stock = [golf, { ...golf, model: 'Polo', county: 'Mayo', count: 3 }, { ...golf, make: 'Audi' }];
  const [cars] = buildSitemapView(stock, nothingToRead).channels;
  expect(cars).toMatchObject({
    total: { path: '/used-cars', count: '2,403' },
    makes: [
      { text: 'Audi', path: '/used-cars/audi', count: '1,200' },
      { text: 'Volkswagen', path: '/used-cars/volkswagen', count: '1,203' },
    ],
    counties: [
      { text: 'Cork', path: '/used-cars/ireland/cork', count: '2,400' },
      { text: 'Mayo', path: '/used-cars/ireland/mayo', count: '3' },
    ],
  });
});

test('a channel with nothing for sale is not shown', () => {
  expect(buildSitemapView([golf], nothingToRead).channels.map(({ id }) => id)).toEqual(['cars']);
});
