import { exampleDealer } from '@forecourt/services/testing';
import type { StoredReview } from '@forecourt/store';
import { expect, test } from 'vitest';
import { buildReplyView } from './build-reply-view.ts';

const review: StoredReview = {
  id: 1,
  dealerId: 7,
  author: 'Niamh',
  rating: 4,
  title: 'Fair',
  body: 'They rang back.',
  writtenAt: '2026-11-15T10:00:00.000Z',
  reply: null,
  state: 'published',
};
const dealer = exampleDealer({ name: 'Lee Valley Motors' });

test('a dealer sees the review that it replies to, and its author', () => {
  expect(buildReplyView({ review, dealer })).toEqual({
    title: 'Reply to a review of Lee Valley Motors',
    review: { rating: 4, title: 'Fair', body: 'They rang back.', byline: 'Niamh, 15 November 2026' },
    replied: null,
  });
});

test('a stored reply is shown with its date', () => {
  const reply = { body: 'Thank you.', writtenAt: '2026-11-16T09:00:00.000Z' };
  expect(buildReplyView({ review: { ...review, reply }, dealer }).replied).toEqual({
    title: 'Replied on 16 November 2026',
    words: 'Thank you.',
  });
});
