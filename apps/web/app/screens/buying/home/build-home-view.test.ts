import type { Advert } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildHomeView, type ChannelStock, type HomeFacts } from './build-home-view.ts';

const now = new Date('2026-11-15T12:00:00.000Z');
const nothing: HomeFacts = {
  stock: [],
  featured: [],
  priceDrops: [],
  bodyExamples: [],
  articles: [],
  rate: () => null,
  now,
};

function stock(channel: ChannelStock['channel'], total: number): ChannelStock {
  const hits = total === 0 ? [] : [{ advert: { ...exampleAdvert, channel }, distance: null }];
  return { channel, found: { total, facets: {}, hits } };
}

test('a channel without stock is left out', () => {
  const view = buildHomeView({ ...nothing, stock: [stock('Car', 12_345), stock('Bike', 0)] });
  expect(view.channels).toEqual([{ text: 'cars', count: '12,345', href: '/used-cars' }]);
  expect(view.latestCars?.title).toBe('Latest cars');
  expect(view.latest).toEqual([]);
});

test('one advert is counted in the singular, and needs no link to more', () => {
  const view = buildHomeView({ ...nothing, stock: [stock('Bike', 1)] });
  expect(view.channels[0]?.text).toBe('bike');
  expect(view.latest.map(({ row: { title, more } }) => [title, more])).toEqual([['Latest bikes', null]]);
});

test('a row links to all of its channel, newest first', () => {
  const view = buildHomeView({ ...nothing, stock: [stock('Commercial', 9)] });
  expect(view.latest[0]?.row.more).toEqual({
    text: 'All commercials',
    href: '/commercials/used?sort=newest',
  });
});

test('an empty market says how to fill it and shows no empty row', () => {
  const view = buildHomeView(nothing);
  expect(view.lead).toContain('no adverts yet');
  expect([view.latestCars, view.priceDrops, view.featured, view.latest]).toEqual([null, null, null, []]);
});

test('a price drop is shown on the picture, and a price that is back up is not a drop', () => {
  const drop = (...prices: number[]): Advert => ({
    ...exampleAdvert,
    priceHistory: prices.map((price, index) => ({ at: `2026-11-0${index + 1}T09:00:00.000Z`, price })),
  });
  const view = buildHomeView({
    ...nothing,
    priceDrops: [drop(15_500, 14_950), drop(15_500, 14_950, 16_000)],
  });
  expect(view.priceDrops?.cards.map(({ flag }) => flag)).toEqual(['Price cut €550']);
});

test('paid placement is labelled, on the row and on every card', () => {
  const { featured } = buildHomeView({ ...nothing, featured: [exampleAdvert] });
  expect(featured?.note).toContain('pay');
  expect(featured?.cards.map(({ flag }) => flag)).toEqual(['Featured']);
});
