import { expect, it } from 'vitest';
import { believedPrice } from './believed-price.ts';

it.each([
  [{ price: 12_950 }, 12_950],
  [{ price: 12_950, doubted: ['mileage'] }, 12_950],
  [{ price: 75, doubted: ['price'] }, null],
  [{ price: null }, null],
  [{ price: 99_999_999 }, null],
] as const)('of %j is %s', (advert, price) => expect(believedPrice(advert)).toBe(price));
