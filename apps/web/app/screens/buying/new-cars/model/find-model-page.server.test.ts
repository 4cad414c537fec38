import type { Article } from '@forecourt/content';
import { exampleAdvert } from '@forecourt/domain/testing';
import type { Services } from '@forecourt/services';
import { buildMarketNames } from '@forecourt/services/open';
import { NameBook } from '@forecourt/taxonomy';
import { expect, test } from 'vitest';
import { findModelPage } from './find-model-page.server.ts';

const brandNew = { ...exampleAdvert, vehicle: { ...exampleAdvert.vehicle, condition: 'New' as const } };
const review = {
  kind: 'review',
  title: 'Škoda Octavia: room for all',
  summary: 'A long look.',
  path: '/car-reviews/skoda-octavia',
  rating: 4,
} as unknown as Article;

function services({ articles = [] as Article[], betaFeatures = [] as string[] } = {}): Services {
  const search = {
    version: () => 1,
    names: async () => buildMarketNames('Car', [], new NameBook()),
    search: async () => ({ pages: 1, hits: [{ advert: brandNew, distance: null }] }),
  };
  return {
    search: { ...search, shared: search },
    site: { origin: 'https://site.example', betaFeatures },
    content: { about: () => articles },
  } as unknown as Services;
}

const find = (around?: Parameters<typeof services>[0]) => findModelPage(services(around), 'Škoda', 'Octavia');

test('a review of the model appears on its page, with its stars', async () => {
  const { reading } = await find({ articles: [review] });
  expect(reading).toMatchObject([
    { title: review.title, href: review.path, rating: 4, legendType: 'review' },
  ]);
});

test('no more than three are shown', async () => {
  expect((await find({ articles: Array(5).fill(review) })).reading).toHaveLength(3);
});

test('single cars in stock are shown only where brand-new cars are switched on', async () => {
  expect((await find()).stock).toEqual([]);
  const { stock } = await find({ betaFeatures: ['brand-new-car'] });
  expect(stock).toMatchObject([{ card: { isBrandNew: true } }]);
});
