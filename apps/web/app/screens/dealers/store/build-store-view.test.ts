import type { Dealer, StockByChannel } from '@forecourt/domain';
import { exampleDealer } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildStoreView } from './build-store-view.ts';
import { readStoreAddress } from './stock/read-store-address.ts';

const noStock: StockByChannel = { Car: 0, Commercial: 0, Bike: 0 };
const nothing = {
  version: 1,
  revision: 0,
  total: 0,
  page: 1,
  pages: 0,
  hits: [],
  facets: {},
  histograms: {},
  models: [],
  words: [],
  relaxations: [],
};

function view(changes: Partial<Dealer> = {}, stock = noStock) {
  return buildStoreView({
    dealer: exampleDealer(changes),
    stock,
    asked: readStoreAddress([], 7, stock),
    found: nothing,
    financed: { channel: 'Car', financed: 0, total: 0, cheapest: null },
    reputation: {
      rating: { average: 4.5, count: 12, distribution: [8, 3, 0, 0, 1] },
      response: { enquiries: 30, answeredShare: 0.9, medianHours: 3 },
    },
    reviews: null,
    rate: () => null,
    now: new Date('2026-11-18T11:00:00Z'),
  });
}

test('only existing sections have a link', () => {
  const ids = view().parts.map(({ id }) => id);
  expect(ids).toEqual(['stock', 'about', 'reviews', 'hours', 'where', 'contact']);
  expect(view({ people: [{ name: 'Aoife Burke', role: 'Owner' }] }).parts).toContainEqual({
    id: 'people',
    text: 'People',
  });
});

test('what it sells and where appears above its name', () => {
  expect(view().tagline).toBe('Dealer in Mallow');
  expect(view({}, { Car: 3, Commercial: 1, Bike: 0 }).tagline).toBe('Cars and commercials in Mallow');
});

test('the website of a featured partner is not shown', () => {
  const websiteUrl = 'https://www.blackwater.example';
  expect(view({ websiteUrl }).websiteUrl).toBe(websiteUrl);
  expect(view({ websiteUrl, isFeaturedPartner: true }).websiteUrl).toBeNull();
});

test('the rating and the response rate are at the top', () => {
  expect(view()).toMatchObject({
    rating: { label: '4.5 out of 5 from 12 reviews' },
    response: 'Replies to 9 in 10, usually within 3 hours',
  });
});

test.each([
  ['Aoife Burke', 'AB'],
  ['Seán Ó Briain', 'SB'],
  ['Madonna', 'M'],
  ['Áine Ní Dhomhnaill', 'ÁD'],
  ['Áine Ní dhÁlaigh', 'ÁÁ'],
  ['aoife burke', 'AB'],
  ['1st choice cars', '1C'],
  ['(the garage)', 'TG'],
  ['&', ''],
])('%s has the initials %s', (name, initials) => {
  expect(view({ people: [{ name, role: 'Sales' }] }).people[0]?.initials).toBe(initials);
});
