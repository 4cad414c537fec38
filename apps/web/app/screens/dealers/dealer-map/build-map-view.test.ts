import type { Dealer } from '@forecourt/domain';
import { exampleDealer } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildReviewsView } from '../../../parts/dealer/reviews/build-reviews-view.ts';
import { buildMapView } from './build-map-view.ts';

const rating = { average: 4, count: 2, distribution: [1, 0, 1, 0, 0] } as const;
const view = (changes: Partial<Dealer> = {}, channel: 'Car' | 'Bike' = 'Car') =>
  buildMapView({
    dealer: exampleDealer(changes),
    channel,
    reputation: { rating, response: null },
    reviews: buildReviewsView(rating, [], 1, '/map'),
    nearby: [],
    stockLinks: [],
    now: new Date('2026-11-18T11:00:00Z'),
  });

test('the address is written as on an envelope', () => {
  expect(view().addressLines).toEqual(['Navigation Road', 'Mallow', 'Co. Cork', 'P51 X8Y2']);
});

test('the page keeps the requested type of vehicle', () => {
  expect(view({}, 'Bike').nearbyTitle).toBe('Other bike dealers nearby');
});

test('reviews are in the store if there is one, and here otherwise', () => {
  expect(view()).toMatchObject({ reviews: null, reviewsHref: '/stores/blackwater-valley-motors/7#reviews' });
  const without = view({ hasStore: false });
  expect(without.reviews).not.toBeNull();
  expect(without).toMatchObject({ reviewsHref: '/dealers/ireland/cork/7/map#reviews', storeHref: null });
});
