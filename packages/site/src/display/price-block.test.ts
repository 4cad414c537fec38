import { describe, expect, it } from 'vitest';
import { decidePriceNote, monthlyPriceLabel, type PriceBlock } from './price-block.ts';

const block: PriceBlock = { adType: 'standard', hasFinance: true, hasMonthlyPrice: true, isPoa: false };

describe('decidePriceNote', () => {
  it('shows the monthly price of an advert with finance', () => {
    expect(decidePriceNote(block)).toBe('monthly');
  });

  it('shows brand-new stock as such and hides its finance', () => {
    expect(decidePriceNote({ ...block, adType: 'brand-new' })).toBe('brand-new');
  });

  it.each([{ hasFinance: false }, { hasMonthlyPrice: false }, { isPoa: true }])(
    'shows no monthly price with %o',
    (changed) => {
      expect(decidePriceNote({ ...block, ...changed })).toBe('none');
    },
  );
});

describe('monthlyPriceLabel', () => {
  it('names the type of finance', () => {
    expect(monthlyPriceLabel('PCP')).toBe('Monthly price (PCP)');
  });

  it('leaves out the brackets if the type is unknown', () => {
    expect(monthlyPriceLabel(null)).toBe('Monthly price');
  });
});
