import { exampleDealer } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildDealerPanel } from './build-dealer-panel.ts';

test('a dealer is contacted through its store', () => {
  expect(buildDealerPanel(exampleDealer({ whatsapp: '087 765 4321' }), 'Car')).toMatchObject({
    showWhatsapp: true,
    emailHref: '/stores/blackwater-valley-motors/7?contact=email#contact',
    numbers: {
      phone: '/seller-number?dealer=7&channel=Car',
      whatsapp: '/seller-number?dealer=7&channel=Car&for=whatsapp',
    },
  });
});

test('a dealer without a store is contacted through its map', () => {
  const { emailHref } = buildDealerPanel(exampleDealer({ hasStore: false }), 'Car');
  expect(emailHref).toBe('/dealers/ireland/cork/7/map?contact=email#contact');
});

test('a dealer without email cannot be messaged', () => {
  expect(buildDealerPanel(exampleDealer(), 'Car').showEmail).toBe(true);
  expect(buildDealerPanel(exampleDealer({ email: null }), 'Car').showEmail).toBe(false);
});

test('a dealer without a number cannot be called', () => {
  expect(buildDealerPanel(exampleDealer({ phone: null, whatsapp: null }), 'Car')).toMatchObject({
    showWhatsapp: false,
    numbers: { phone: null, whatsapp: null },
  });
});

const rating = { average: 4.6, count: 23, distribution: [16, 5, 1, 0, 1] } as const;

test('the reviews of a dealer are on its own page', () => {
  expect(buildDealerPanel(exampleDealer(), 'Car', { rating, response: null })).toMatchObject({
    hasReviews: true,
    reviewsHref: '/stores/blackwater-valley-motors/7#reviews',
    rating: { score: '4.6', count: '23 reviews', label: '4.6 out of 5 from 23 reviews' },
  });
  const { reviewsHref } = buildDealerPanel(exampleDealer({ hasStore: false }), 'Bike');
  expect(reviewsHref).toBe('/bikes/dealers/ireland/cork/7/map#reviews');
});

test('a dealer without reviews or enquiries shows neither', () => {
  expect(buildDealerPanel(exampleDealer(), 'Car')).toMatchObject({
    hasReviews: false,
    rating: null,
    responseText: null,
  });
});

test('a dealer’s response rate is shown as a sentence', () => {
  const response = { enquiries: 40, answeredShare: 0.9, medianHours: 2 };
  expect(buildDealerPanel(exampleDealer(), 'Car', { rating: null, response }).responseText).toBe(
    'Replies to 9 in 10, usually within 2 hours',
  );
});
