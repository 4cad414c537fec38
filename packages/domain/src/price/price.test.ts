import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, isPoa, priceAmount } from './price.ts';
import { priceBand, priceBands } from './price-band.ts';

describe('isPoa', () => {
  it.each([
    'POA',
    'poa',
    '',
    ' ',
    'call us',
    null,
    undefined,
    Number.NaN,
    10_000_000,
    10_000_001,
    Number.POSITIVE_INFINITY,
    '10000000',
  ])('is true of %o', (price) => {
    expect(isPoa(price)).toBe(true);
  });

  it.each([0, 1, 12_950, 9_999_999, '12950', ' 5 '])('is false of %o', (price) => {
    expect(isPoa(price)).toBe(false);
  });
});

describe('formatPrice', () => {
  it.each([
    [12_950, '€12,950'],
    [999, '€999'],
    [1000, '€1,000'],
    [9_999_999, '€9,999,999'],
    [0, '€0'],
    ['12950', '€12,950'],
    [1234.5, '€1,235'],
    [10_000_000, 'POA'],
    ['POA', 'POA'],
    [null, 'POA'],
  ])('shows %o as %s', (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });
});

describe('priceAmount', () => {
  it('is a number or null', () => {
    expect(priceAmount('12950')).toBe(12_950);
    expect(priceAmount('POA')).toBeNull();
  });
});

describe('priceBands', () => {
  it('are these', () => {
    expect(priceBands.map(({ label }) => label)).toEqual(
      `1-99 100-499 500-999
      1000-1999 2000-2999 3000-3999 4000-4999 5000-5999 6000-6999 7000-7999 8000-8999 9000-9999
      10000-10999 11000-11999 12000-12999 13000-13999 14000-14999
      15000-15999 16000-16999 17000-17999 18000-18999 19000-19999
      20000-24999 25000-29999 30000-34999 35000-39999 40000-44999 45000-49999 50000-54999 55000-59999
      60000-9999999`.split(/\s+/),
    );
  });

  it('leave no price from one euro on without a band', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (price) => {
        const [from = 0, to = 0] = (priceBand(price) ?? '').split('-').map(Number);
        expect(price).toBeGreaterThanOrEqual(from);
        expect(price).toBeLessThanOrEqual(to);
      }),
      { seed: 6, numRuns: 1000 },
    );
  });
});

describe('priceBand', () => {
  it.each([
    [1, '1-99'],
    [99, '1-99'],
    [99.99, '1-99'],
    [100, '100-499'],
    [9999, '9000-9999'],
    [10_000, '10000-10999'],
    [19_999, '19000-19999'],
    [20_000, '20000-24999'],
    [59_999, '55000-59999'],
    [60_000, '60000-9999999'],
    [9_999_999, '60000-9999999'],
    [10_000_000, 'POA'],
    [null, 'POA'],
    [0, null],
    [-5, null],
  ])('puts %o into %o', (price, band) => {
    expect(priceBand(price)).toBe(band);
  });
});
