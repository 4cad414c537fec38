import type { Dealer, Enquiry } from '@forecourt/domain';
import { exampleDealer } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildReviewView } from './build-review-view.ts';

const enquiry = { channel: 'Bike', name: 'Niamh Walsh', receivedAt: '2026-11-08T10:00:00.000Z' } as Enquiry;
const review = {
  id: 1,
  dealerId: 7,
  author: 'Niamh',
  rating: 4,
  title: 'Fair',
  body: 'They rang back.',
  writtenAt: '2026-11-15T10:00:00.000Z',
  reply: null,
  state: 'pending',
} as const;

test('the form is prefilled with the first name only', () => {
  const view = buildReviewView({ enquiry, dealer: exampleDealer(), advert: null, review: null });
  expect(view.fields.author).toBe('Niamh');
  expect(view.lead).toContain('8 November 2026');
  expect(view.written).toBeNull();
});

test('a review awaiting moderation says so, and has no link yet', () => {
  const { written } = buildReviewView({ enquiry, dealer: exampleDealer(), advert: null, review });
  expect(written?.title).toBe('We have your review from 15 November 2026');
  expect(written?.href).toBeNull();
});

test('a published review is on the dealer’s own page, with or without a store', () => {
  const hrefOf = (dealer: Dealer) =>
    buildReviewView({ enquiry, dealer, advert: null, review: { ...review, state: 'published' } }).written
      ?.href;
  expect(hrefOf(exampleDealer())).toBe('/stores/blackwater-valley-motors/7#reviews');
  expect(hrefOf(exampleDealer({ hasStore: false }))).toBe('/bikes/dealers/ireland/cork/7/map#reviews');
});
