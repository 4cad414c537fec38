import { makeAdverts, makeDealers, writeMessyRow } from '@forecourt/market';
import { parseFeedRow } from '@forecourt/store';
import { judgePlausibility } from '@forecourt/taxonomy';
import { expect, it } from 'vitest';
import { makeMessy } from './messy-adverts.ts';

const plan = { seed: 3, size: 400, now: new Date('2026-11-15T09:00:00Z') };
const stored = makeDealers(plan).map((made, index) => ({ id: index + 1, draft: made.draft }));
const dealers = new Map(stored.map(({ id, draft }) => [id, draft]));
const adverts = [...makeAdverts(plan, stored)];

const messyWith = (tidiness: number) => [...makeMessy(adverts, { ...plan, tidiness, dealers })];

it('leaves a tidy market as generated', () => {
  expect(messyWith(1)).toEqual(adverts);
});

it('makes the requested share messy, and keeps every advert', () => {
  const messy = messyWith(0.5);
  expect(messy).toHaveLength(adverts.length);
  const changed = messy.filter((advert, index) => advert.vehicle !== adverts[index]?.vehicle).length;
  expect(changed / adverts.length).toBeGreaterThan(0.4);
  expect(changed / adverts.length).toBeLessThan(0.6);
});

it('is deterministic', () => {
  expect(messyWith(0.3)).toEqual(messyWith(0.3));
});

it('is a plausible feed: nearly every row is accepted', () => {
  const rows = adverts.map((advert) => {
    const dealer = advert.seller.kind === 'trade' ? (dealers.get(advert.seller.dealerId) ?? null) : null;
    return parseFeedRow(writeMessyRow(advert, dealer, plan.seed), 'test');
  });
  const refused = rows.filter((row) => row.kind === 'bad').map((row) => row.reasons);
  expect(refused.length / rows.length, JSON.stringify(refused.slice(0, 5))).toBeLessThan(0.01);
});

it('contains nothing implausible while it is tidy', () => {
  const larger = makeAdverts({ ...plan, size: 3000 }, stored);
  const found = [...larger].flatMap(({ channel, vehicle, price, title, description }) => {
    const words = `${title} ${description}`;
    const { warnings, remarks } = judgePlausibility({ channel, vehicle, price, words }, 2026);
    return [...warnings, ...remarks].map((reason) => `${title}: ${reason}`);
  });
  expect(found).toEqual([]);
});

it('contains implausible prices and mileages where it is messy', () => {
  const doubted = messyWith(0).flatMap((advert) => advert.doubted);
  expect(doubted).toContain('price');
  expect(doubted).toContain('mileage');
  expect(doubted.length / adverts.length).toBeLessThan(0.05);
});
