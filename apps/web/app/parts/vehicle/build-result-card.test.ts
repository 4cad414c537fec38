import type { Advert } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { buildResultCard, type ResultCardParts } from './build-result-card.ts';

const now = new Date('2026-11-15T12:00:00Z');
const longAgo = '2026-01-01T00:00:00Z';

const card = (changes: Partial<Advert> = {}, parts: Partial<ResultCardParts> = {}) =>
  buildResultCard(
    { ...exampleAdvert, listedAt: longAgo, priceHistory: [], ...changes },
    { dealer: undefined, distance: null, verdict: null, now, ...parts },
  );

describe('buildResultCard', () => {
  it('puts the facts and the place in one line', () => {
    expect(card().facts).toBe('98,000 km\u00a0· Diesel\u00a0· Swords, Co. Dublin');
  });

  it('marks today’s arrivals', () => {
    expect(card({ listedAt: '2026-11-15T01:00:00Z' }).flag).toBe('Just in');
    expect(card().flag).toBeNull();
  });

  it('shows a recent price drop', () => {
    const priceHistory = [
      { at: longAgo, price: 16_000 },
      { at: '2026-11-10T00:00:00Z', price: 14_950 },
    ];
    expect(card({ priceHistory }).flag).toBe('Price cut €1,050');
    expect(card({ priceHistory }, { isByCut: true }).flag).toBe('Price cut 7%');
  });

  it('drops it after a month, and ignores a rise', () => {
    const at = (day: string, price: number) =>
      card({
        priceHistory: [
          { at: longAgo, price: 15_000 },
          { at: day, price },
        ],
      });
    expect(at('2026-09-01T00:00:00Z', 14_000).flag).toBeNull();
    expect(at('2026-11-10T00:00:00Z', 16_000).flag).toBeNull();
  });

  it.each([
    [0.4, 0.4, 'under 1\u00a0km away'],
    [12.4, 12.4, '12\u00a0km away'],
    [21.3, 73.2, '20–75\u00a0km away'],
    [0.8, 98, 'up to 100\u00a0km away'],
  ])('formats %s to %s km as %s', (fromKm, toKm, text) => {
    expect(card({}, { distance: { fromKm, toKm } }).distance).toBe(text);
  });

  it('shows the yearly cost only if it was asked for', () => {
    expect(card().yearlyCost).toBeNull();
    expect(card({}, { yearlyCost: 2640 }).yearlyCost).toBeNull();
    expect(card({}, { yearlyCost: 2640, isByYearlyCost: true }).yearlyCost).toBe(
      'About €2,640 a year to run',
    );
  });

  it('has more facts for a row of a list', () => {
    const vehicle = { ...exampleAdvert.vehicle, nctExpiry: '2027-03-01', motorTax: 280, owners: 2 };
    expect(card({ vehicle }, { yearlyCost: 2640 }).rowFacts).toBe(
      'NCT to Mar 2027\u00a0· Tax €280\u00a0· 2 owners\u00a0· €2,640 a year to run',
    );
  });

  it('says the year of the plate where the title does not', () => {
    expect(card({ title: 'Skoda Octavia' }).facts).toMatch(/^1\d1\u00a0· 98,000 km/);
  });

  it('hides finance for brand-new stock', () => {
    const vehicle = { ...exampleAdvert.vehicle, condition: 'New' as const };
    expect(card({ vehicle })).toMatchObject({ adType: 'brand-new', monthly: null });
  });

  it('does not name a private seller', () => {
    const seller = { kind: 'private', name: 'Aoife', phone: null, email: null } as const;
    expect(card({ seller })).toMatchObject({
      seller: { name: 'Private seller', href: null },
      sellerKey: null,
    });
  });
});
