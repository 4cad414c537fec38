import { findRoutingKey } from '@forecourt/domain';
import { makesOf } from '@forecourt/taxonomy';
import { describe, expect, test } from 'vitest';
import { mayShareShowroom } from './franchises.ts';
import { dealerCount, makeDealers } from './make-dealers.ts';
import { makePastEnquiries } from './make-past-enquiries.ts';
import { makeReviews } from './make-reviews.ts';
import { foldDealerName, realDealers } from './real-dealers.ts';

const options = { seed: 42, size: 30_000, now: new Date('2026-11-15T10:00:00Z') };
const dealers = makeDealers(options);
const share = (isCounted: (dealer: (typeof dealers)[number]) => boolean) =>
  dealers.filter(isCounted).length / dealers.length;

describe('dealers', () => {
  test('are about seven hundred in a full market and a handful in a small one', () => {
    expect(dealers.length).toBe(700);
    expect(dealerCount(50)).toBe(8);
    expect(dealerCount(0)).toBe(0);
  });

  test('are the same for the same seed', () => expect(makeDealers(options)).toEqual(dealers));

  test('have names that no real dealer has', () => {
    for (const { draft } of dealers) {
      const name = foldDealerName(draft.name);
      expect(
        realDealers.filter((real) => name.includes(real)),
        draft.name,
      ).toEqual([]);
    }
  });

  test('each have a unique name and reference', () => {
    expect(new Set(dealers.map(({ draft }) => draft.name)).size).toBe(dealers.length);
    expect(new Set(dealers.map(({ draft }) => draft.sourceReference)).size).toBe(dealers.length);
  });

  test('have Eircodes of their own postal area', () => {
    for (const { draft } of dealers) {
      if (draft.eircode === null) continue;
      expect(draft.eircode).toMatch(/^[ACDEFHKNPRTVWXY]\d[\dW] [0-9ACDEFHKNPRTVWXY]{4}$/);
      expect(draft.eircode.slice(0, 3)).toBe(draft.place.routingKey);
      expect(findRoutingKey(draft.eircode)).toBeDefined();
    }
  });

  test('have fictional contact details', () => {
    for (const { draft } of dealers) {
      expect(draft.phone ?? '020 910 0000').toMatch(/^020 91\d \d{4}$/);
      expect(draft.email ?? 'a@b.example').toMatch(/^[a-z]+@[a-z0-9-]+\.example$/);
      expect(draft.websiteUrl ?? 'https://www.a.example').toMatch(/^https:\/\/www\.[a-z0-9-]+\.example$/);
    }
  });

  test.each([
    ['SIMI members', 0.7, ({ draft }: (typeof dealers)[number]) => draft.isSimiApproved],
    ['featured partners', 0.08, ({ draft }: (typeof dealers)[number]) => draft.isFeaturedPartner],
    ['no logo', 0.07, ({ draft }: (typeof dealers)[number]) => draft.logoUrl === null],
    ['no finance partner', 0.25, ({ draft }: (typeof dealers)[number]) => draft.financePartners.length === 0],
    ['a store', 0.6, ({ draft }: (typeof dealers)[number]) => draft.hasStore],
    [
      'no stock',
      0.05,
      ({ stock }: (typeof dealers)[number]) => stock.Car + stock.Commercial + stock.Bike === 0,
    ],
  ] as const)('have their share of %s', (_, wanted, isCounted) => {
    expect(Math.abs(share(isCounted) - wanted)).toBeLessThan(Math.max(0.03, wanted * 0.12));
  });

  test('describe themselves without gaps', () => {
    for (const { draft } of dealers) expect(draft.about).not.toMatch(/undefined|null|NaN| {2}|^\s|\s$/);
  });

  test('only sell new what is sold under one roof', () => {
    for (const { draft, trade } of dealers)
      expect(mayShareShowroom(trade, draft.franchises), `${draft.name}: ${draft.franchises}`).toBe(true);
  });

  test('have no other make in their name than the first they sell', () => {
    for (const { draft } of dealers) {
      const named = makesOf('Car').find((make) => draft.name.endsWith(` ${make}`));
      if (named !== undefined) expect(draft.franchises[0]).toBe(named);
    }
  });

  test('open before they close', () => {
    for (const { draft } of dealers) {
      for (const day of Object.values(draft.openingHours))
        if (day !== null) expect(day.opens < day.closes).toBe(true);
    }
  });
});

describe('reviews', () => {
  const stored = dealers.map(({ index, draft }) => ({ id: index + 1, draft }));
  const reviews = makeReviews(options, stored);

  test('leave some dealers without any', () => {
    const reviewed = new Set(reviews.map(({ dealerId }) => dealerId));
    expect(reviewed.size).toBeGreaterThan(dealers.length * 0.7);
    expect(reviewed.size).toBeLessThan(dealers.length);
  });

  test('are written before now, answered afterwards, and rated from one to five', () => {
    for (const { writtenAt, reply, rating, body, title } of reviews) {
      expect(writtenAt < options.now.toISOString()).toBe(true);
      expect(
        reply === null || (reply.writtenAt > writtenAt && reply.writtenAt <= options.now.toISOString()),
      ).toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(rating);
      expect(`${title} ${body}`).not.toMatch(/[{}]|undefined| {2}/);
    }
  });

  test('are the same for the same seed', () => expect(makeReviews(options, stored)).toEqual(reviews));
});

describe('past enquiries', () => {
  const stored = dealers.map((made) => ({ id: made.index + 1, made }));
  const past = makePastEnquiries(options, stored);

  test('give some dealers a response record, and others none', () => {
    const asked = new Set(past.map(({ draft }) => draft.dealerId));
    expect(asked.size).toBeGreaterThan(dealers.length * 0.3);
    expect(asked.size).toBeLessThan(dealers.length * 0.45);
  });

  test('were answered after they came, and have no address', () => {
    for (const { draft, receivedAt, answeredAt } of past) {
      expect(receivedAt < options.now.toISOString()).toBe(true);
      expect(answeredAt === null || answeredAt > receivedAt).toBe(true);
      expect([draft.email, draft.phone]).toEqual([null, null]);
    }
  });

  test('are the same for the same seed', () => expect(makePastEnquiries(options, stored)).toEqual(past));
});
