import { describe, expect, it } from 'vitest';
import { buildPriceBlockView, monthlyPriceLabel, type PriceBlock } from './price-block.ts';

const block: PriceBlock = {
  price: 12_950,
  monthlyPrice: 249,
  financeType: 'PCP',
  adType: 'standard',
  hasFinance: true,
  isPoa: false,
};

describe('buildPriceBlockView', () => {
  it('shows the price and the monthly price with its type', () => {
    expect(buildPriceBlockView(block)).toEqual({
      price: '€12,950',
      badge: null,
      monthly: { label: 'Monthly price (PCP)', price: '€249' },
    });
  });

  it('shows brand-new stock as such and hides its finance', () => {
    expect(buildPriceBlockView({ ...block, adType: 'brand-new' })).toEqual({
      price: '€12,950',
      badge: 'Brand New - In Stock',
      monthly: null,
    });
  });

  it('shows POA when the advert says so, whatever the price', () => {
    expect(buildPriceBlockView({ ...block, isPoa: true }).price).toBe('POA');
    expect(buildPriceBlockView({ ...block, price: 10_000_000 }).price).toBe('POA');
  });

  it.each([{ hasFinance: false }, { monthlyPrice: null }, { monthlyPrice: 0 }])(
    'shows no monthly price with %o',
    (without) => {
      expect(buildPriceBlockView({ ...block, ...without }).monthly).toBeNull();
    },
  );
});

describe('monthlyPriceLabel', () => {
  it('leaves the brackets out when the type is not known', () => {
    expect(monthlyPriceLabel(null)).toBe('Monthly price');
  });
});
