import { isPoa, priceAmount, quote } from '@forecourt/domain';
import type { RowReader } from './row-reader.ts';

const decorated = /^€?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*€?$/;

/**
 * Whole euro, or null for POA. `12950`, `"€12,950"` and `"POA"` are all read; a 0 is how some systems say POA, but a few
 * cents are a slip.
 */
export function parseFeedPrice(reader: RowReader): number | null {
  if (reader.isYes('poa')) return null;
  const stated = reader.raw('price');
  if (stated === undefined) return reader.reject('Price is missing: give a number, or POA');
  const amount = typeof stated === 'number' ? stated : readAmount(stated);
  if (amount === null) return null;
  if (!Number.isFinite(amount) || amount < 0)
    return reader.reject(`Price ${quote(stated)} is neither a price nor POA`);
  if (amount === 0 || isPoa(amount)) return null;
  return priceAmount(amount) || reader.reject(`Price ${quote(stated)} is less than €1`);
}

function readAmount(stated: unknown): number | null {
  if (typeof stated !== 'string') return Number.NaN;
  const text = stated.trim();
  if (/^(poa|price on application)$/i.test(text)) return null;
  const match = decorated.exec(text);
  return match?.[1] ? Number(match[1].replaceAll(',', '') + (match[2] ?? '')) : Number.NaN;
}
