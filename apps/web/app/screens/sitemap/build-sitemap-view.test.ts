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

test('makes and counties stand with what they have for sale', () => {
  const stock = [golf, { ...golf, model: 'Polo', county: 'Mayo', count: 3 }, { ...golf, make: 'Audi' }];
  const [cars] = buildSitemapView(stock).channels;
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

test('a make stands once however it is spelt', () => {
  const [cars] = buildSitemapView([
    { ...golf, make: 'Škoda' },
    { ...golf, make: 'Skoda' },
  ]).channels;
  expect(cars?.makes.map(({ path }) => path)).toEqual(['/used-cars/skoda']);
});

test('a channel with nothing for sale is not shown', () => {
  expect(buildSitemapView([golf]).channels.map(({ id }) => id)).toEqual(['cars']);
});
