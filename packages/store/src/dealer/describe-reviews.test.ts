import { expect, test } from 'vitest';
import { describePublished, describeReviews } from './describe-reviews.ts';
import type { StoredReview } from './written-reviews.ts';

const review: StoredReview = {
  id: 12,
  dealerId: 7,
  author: 'Niamh',
  rating: 4,
  title: 'Fair and quick',
  body: 'They rang back.\nThe car was as described.',
  writtenAt: '2026-11-15T09:00:00.000Z',
  reply: null,
  state: 'pending',
};

test('a review is printed with everything needed to decide', () => {
  expect(describeReviews([review])).toBe(
    [
      '12  dealer 7  4 of 5  Niamh, 15 November 2026',
      '    Fair and quick',
      '    They rang back.',
      '    The car was as described.',
    ].join('\n'),
  );
});

test('a visitor’s text cannot control the terminal', () => {
  expect(describeReviews([{ ...review, title: '\u001b[2Jgone' }])).toContain('    [2Jgone');
});

test('the decision is printed', () => {
  expect(describePublished({ ...review, state: 'published' })).toBe('Review 12 of dealer 7 is published.');
  expect(describeReviews([])).toBe('No review is pending.');
});
