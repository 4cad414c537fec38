import { groupDigits } from '../../number/group-digits.ts';
import { sellingLimits } from '../selling-limits.ts';

/** Whole euro as typed: `€12,950`, `12950`, `12.950`; null if it is not a whole amount. */
export function parseSellingPrice(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^€|(?:€|euro)$/gi, '')
    .trim();
  if (!/^(?:\d+|\d{1,3}(?:[,.\s]\d{3})+)(?:[.,]00)?$/.test(plain)) return null;
  return Number(plain.replace(/[.,]00$/, '').replace(/[,.\s]/g, ''));
}

/** Why a price cannot stand; null if it can. */
export function findPriceError(text: string): string | null {
  if (text.trim() === '') return 'Enter your price';
  if (/^(poa|p\.o\.a\.?|on application|offers?|make (me )?an offer|ono)$/i.test(text.trim())) {
    return 'Enter a price in euro: private adverts need one. You can still take offers';
  }
  const price = parseSellingPrice(text);
  if (price === null) return 'Enter the price in whole euro, for example 12,950';
  const { lowestPrice, highestPrice } = sellingLimits;
  if (price < lowestPrice) return `The lowest price is €${groupDigits(lowestPrice)}`;
  if (price > highestPrice) return `The highest price is €${groupDigits(highestPrice)}`;
  return null;
}

/**
 * Whether a price looks like a placeholder: one digit repeated (111, 99,999) or digits in a row (123, 1,234, 12,345).
 * Nobody means those, but somebody might, so the seller is asked.
 */
export function isOddPrice(price: number): boolean {
  const digits = String(price);
  if (digits.length === 1) return true;
  return /^(\d)\1+$/.test(digits) || '123456789'.startsWith(digits);
}
