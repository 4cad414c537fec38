import type { DealerReview } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { buildReviewsView } from './build-reviews-view.ts';

const rating = { average: 4, count: 12, distribution: [6, 3, 1, 0, 2] } as const;
const review: DealerReview = {
  dealerId: 7,
  author: 'Aoife B.',
  rating: 4,
  title: 'Straight people',
  body: 'Bought a Golf. No fuss.',
  writtenAt: '2026-03-14T10:00:00.000Z',
  reply: { body: 'Thank you, Aoife.', writtenAt: '2026-03-16T09:00:00.000Z' },
  state: 'published',
};
const view = () => buildReviewsView(rating, [review], 2, '/stores/a/7');

test('stars are counted from five to one, each with its share', () => {
  expect(view()?.bars.map(({ label, count, percent }) => [label, count, percent])).toEqual([
    ['5 stars', '6', 50],
    ['4 stars', '3', 25],
    ['3 stars', '1', 8],
    ['2 stars', '0', 0],
    ['1 star', '2', 17],
  ]);
});

test('a review has its date and the dealer’s reply', () => {
  expect(view()?.reviews?.[0]).toMatchObject({
    ratingLabel: '4 out of 5',
    written: { words: '14 March 2026', day: '2026-03-14' },
    reply: { body: 'Thank you, Aoife.', written: { words: '16 March 2026' } },
  });
});

test('a page shows five reviews', () => {
  expect(view()?.pagination).toMatchObject({ currentPage: 2, isLastPage: false });
  expect(view()?.pagination.pages).toHaveLength(3);
});

test('without a review there is nothing to show', () => {
  expect(buildReviewsView(null, [], 1, '/stores/a/7')).toBeNull();
});
