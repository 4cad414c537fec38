import { findSellingErrors } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { makeAdverts } from '../advert/make-adverts.ts';
import { makeDealers } from '../dealer/make-dealers.ts';
import { makeBadMarket } from './make-bad-adverts.ts';

const plan = { seed: 7, size: 600, now: new Date('2026-11-15T09:00:00Z') };
const stored = makeDealers(plan).map((made, index) => ({ id: index + 1, draft: made.draft }));
const { sellers, reports } = makeBadMarket(plan, makeAdverts(plan, stored));

it('has an advert for each of the main rules', () =>
  expect(sellers.map(({ holds }) => holds.map(({ rule }) => rule).join(' '))).toEqual([
    'far-under fraud-phrase',
    'contact-in-words',
    'plate-elsewhere copied-words',
    'mileage-below',
    'young-and-dear',
  ]));

it('could have been typed by a person', () => {
  for (const { fields } of sellers) {
    expect(
      findSellingErrors(fields, { photos: 1, earlierKm: null, thisYear: 2026, siteName: 'Forecourt' }),
    ).toEqual({});
  }
});

it('begins with an account that is older than what it sends in, and nobody’s', () => {
  for (const { accountCreatedAt, sentAt, email } of sellers) {
    expect(accountCreatedAt < sentAt).toBe(true);
    expect(email).toMatch(/@mail\.example$/);
  }
});

it('is the same every time', () =>
  expect(makeBadMarket(plan, makeAdverts(plan, stored)).sellers).toEqual(sellers));

it('has reports of live adverts without an address', () => {
  expect(reports).toHaveLength(2);
  expect(reports.map(({ draft }) => draft.email)).toEqual([null, null]);
});

it('has a review that should not be shown', () => {
  const { reviews } = makeBadMarket(plan, [], [3, 4]);
  expect(reviews).toMatchObject([{ dealerId: 3, state: 'pending' }]);
});

it('is left out where the market is too small for it', () => {
  const few = [...makeAdverts({ ...plan, size: 3 }, stored)].slice(0, 3);
  expect(makeBadMarket(plan, few).sellers.length).toBeLessThan(5);
});
