import type { Advert, FinanceQuote } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import type { YearlyCost } from '@forecourt/pricing';
import { expect, test } from 'vitest';
import { buildAdvertView } from './build-advert-view.ts';

const nothing: YearlyCost = {
  total: 0,
  perMonth: 0,
  perKm: 0,
  parts: [],
  isComplete: false,
  leftOut: [],
  isInsured: false,
  averageInsurance: null,
  working: [],
  sources: [],
  notes: [],
};

const view = (changes: Partial<Advert> = {}) =>
  buildAdvertView(
    { ...exampleAdvert, ...changes },
    {
      dealer: null,
      rate: () => null,
      rating: null,
      doubted: [],
      isTooLow: false,
      conflicts: [],
      comparison: null,
      yearlyCost: nothing,
      kmAYear: 17_000,
      more: { similar: [], fromDealer: [] },
      origin: 'https://forecourt.example',
      parameters: [],
      now: new Date('2026-11-15T12:00:00Z'),
    },
  );

const pcp: FinanceQuote = {
  quoteType: 'PCP',
  monthlyPayment: 249,
  deposit: 1500,
  termMonths: 37,
  balloon: 6000,
  apr: 6.9,
  totalCost: 16_713,
};

test('the card’s flag is also on the advert', () => {
  expect(view({ listedAt: '2026-11-15T01:00:00Z' }).flag).toBe('Just in');
  expect(view({ listedAt: '2026-10-01T01:00:00Z' }).flag).toBeNull();
});

test('a monthly price appears beside the cash price', () => {
  expect(view({ finance: pcp }).price.monthly).toEqual({ price: '€249', type: 'PCP' });
});

test('a brand-new vehicle shows no finance at all', () => {
  const vehicle = { ...exampleAdvert.vehicle, condition: 'New' as const };
  const shown = view({ vehicle, finance: pcp });
  expect([shown.price.adType, shown.price.monthly, shown.finance]).toEqual(['brand-new', null, null]);
});

test('a price on application shows no finance either', () => {
  const shown = view({ price: null, finance: pcp });
  expect([shown.price.words, shown.price.monthly, shown.finance]).toEqual(['POA', null, null]);
});

test('a price without VAT says so, and what it is with VAT', () => {
  const van = view({ vehicle: { ...exampleAdvert.vehicle, isPriceExVat: true } });
  expect(van.price.words).toBe('€14,950 ex VAT');
  expect([van.price.figure, van.price.withVat]).toEqual(['€14,950', '€18,389']);
});

test('an ended advert is expired', () => {
  expect(view({ status: 'ended' }).isExpired).toBe(true);
});

test('the breadcrumbs lead from the home page to the advert', () => {
  expect(view().breadcrumbs.map(({ text, url }) => `${text} ${url}`)).toEqual([
    'Home /',
    'Used cars /used-cars',
    'Škoda /used-cars/skoda',
    'Octavia /used-cars/skoda/octavia',
    '191 Škoda Octavia /used-cars/skoda/octavia/fpa/0123456789ab',
  ]);
});

test('sharing uses the full canonical address', () => {
  expect(view().share.url).toBe('https://forecourt.example/used-cars/skoda/octavia/fpa/0123456789ab');
});
