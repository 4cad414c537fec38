import { isPoa } from '../price/price.ts';
import { dayMs } from '../time/day-ms.ts';
import { dublinDay } from '../time/dublin.ts';
import type { Advert, PricePoint } from './advert.ts';

export interface PriceChange extends PricePoint {
  /** Compared with the price before it; null for the first, and if either is POA. */
  difference: number | null;
}

/** Every price asked, oldest first; the same price stated again is not a change. */
export function priceChanges({ priceHistory }: Pick<Advert, 'priceHistory'>): PriceChange[] {
  const changes: PriceChange[] = [];
  for (const { at, price } of priceHistory) {
    const asked = isPoa(price) ? null : price;
    const last = changes.at(-1);
    if (last && last.price === asked) continue;
    const isCompared = last !== undefined && last.price !== null && asked !== null;
    changes.push({ at, price: asked, difference: isCompared ? asked - (last.price ?? 0) : null });
  }
  return changes;
}

export interface PriceDrop {
  /** ISO time of the change. */
  at: string;
  /** In whole euro. */
  amount: number;
}

/**
 * By how much the price last came down; null if it has gone up since, or never changed. A cut by more than
 * half corrects a typing error, or is one.
 */
export function lastPriceDrop(advert: Pick<Advert, 'priceHistory' | 'doubted'>): PriceDrop | null {
  const last = priceChanges(advert).at(-1);
  if (!last?.difference || last.difference > 0 || advert.doubted.includes('price')) return null;
  const amount = -last.difference;
  return amount > (last.price ?? 0) ? null : { at: last.at, amount };
}

/** Calendar days in Ireland from the first listing to the day it ended, as people count them. */
export function daysOnSale({ listedAt, endedAt }: Pick<Advert, 'listedAt' | 'endedAt'>, now: Date): number {
  const until = endedAt === null ? now : new Date(endedAt);
  return Math.max(0, dayNumber(until) - dayNumber(new Date(listedAt)));
}

function dayNumber(at: Date): number {
  const { year, month, day } = dublinDay(at);
  return Date.UTC(year, month - 1, day) / dayMs;
}
