import type { Advert } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildHistoryView, buildLastDrop } from './build-history-view.ts';

const now = new Date('2026-11-15T12:00:00Z');
const dropped: Advert = {
  ...exampleAdvert,
  priceHistory: [
    { at: '2026-11-01T09:00:00.000Z', price: 15_450 },
    { at: '2026-11-08T10:30:00.000Z', price: 14_950 },
  ],
};

test('the newest price comes first, with its change', () => {
  expect(buildHistoryView(dropped, now).prices).toEqual([
    { day: '8 November 2026', price: '€14,950', change: '€500 less', isDrop: true },
    { day: '1 November 2026', price: '€15,450', change: null, isDrop: false },
  ]);
});

test('days on sale are counted, in the past tense once the advert has ended', () => {
  expect(buildHistoryView(dropped, now).onSale).toBe('Advertised for 14 days');
  expect(buildHistoryView(dropped, new Date('2026-11-01T20:00:00Z')).onSale).toBe('Listed today');
  const ended = { ...dropped, endedAt: '2026-11-03T09:00:00.000Z' };
  expect(buildHistoryView(ended, now).onSale).toBe('It was advertised for 2 days');
});

test('the line steps down where the price dropped', () => {
  expect(buildHistoryView(dropped, now).line).toBe('M0 4.0H50.0V36.0H100');
});

test('a single price gives a sentence and no line', () => {
  expect(buildHistoryView(exampleAdvert, now)).toMatchObject({
    prices: [],
    unchanged: 'The price has been €14,950 since 1 November 2026',
    line: null,
  });
});

test('without a price there are still days on sale', () => {
  expect(buildHistoryView({ ...dropped, price: null }, now)).toEqual({
    onSale: 'Advertised for 14 days',
    prices: [],
    unchanged: null,
    line: null,
  });
});

test('a drop is mentioned beside the price, a rise is not', () => {
  expect(buildLastDrop(dropped)).toBe('Reduced by €500 on 8 November 2026');
  expect(buildLastDrop({ ...dropped, priceHistory: [...dropped.priceHistory].reverse() })).toBeNull();
});
