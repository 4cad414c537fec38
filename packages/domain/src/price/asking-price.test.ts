import { describe, expect, it } from 'vitest';
import { formatAskingPrice, isAskedExVat } from './asking-price.ts';

const asking = (price: number | null, isPriceExVat: boolean | null) => ({ price, vehicle: { isPriceExVat } });

describe('formatAskingPrice', () => {
  it.each([
    [12_450, true, '€12,450 ex VAT'],
    [12_450, false, '€12,450'],
    [12_450, null, '€12,450'],
    [null, true, 'POA'],
    [10_000_000, true, 'POA'],
  ])('shows %o, ex VAT %o, as %s', (price, isPriceExVat, text) => {
    expect(formatAskingPrice(asking(price, isPriceExVat))).toBe(text);
  });
});

describe('isAskedExVat', () => {
  it('is true only for a price without VAT', () => {
    expect(isAskedExVat(asking(12_450, true))).toBe(true);
    expect(isAskedExVat(asking(12_450, false))).toBe(false);
    expect(isAskedExVat(asking(null, true))).toBe(false);
  });
});
