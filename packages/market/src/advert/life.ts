import { type Advert, dayMs, type PricePoint } from '@forecourt/domain';
import { roundToEnding } from '../price/price-ending.ts';
import type { RandomStream } from '../random/random-stream.ts';

const msPerHour = 3_600_000;
const longestDays = 119;
const usualDays = 38;

export type Life = Pick<Advert, 'status' | 'listedAt' | 'updatedAt' | 'endedAt' | 'priceHistory'>;

interface Lived {
  price: number | null;
  isTrade: boolean;
  isEnded: boolean;
  /** A vehicle cannot be advertised before it has its plate. */
  notBefore: Date | null;
  now: Date;
}

/**
 * When an advert appeared, how its price came down, and whether it has ended. The longer it is listed, the
 * likelier a drop.
 */
export function chooseLife(random: RandomStream, { price, isTrade, isEnded, notBefore, now }: Lived): Life {
  const daysListed = Math.min(longestDays, (isEnded ? 6 : 0.02) - Math.log(1 - random.next()) * usualDays);
  const earliest = notBefore === null ? 0 : notBefore.getTime() + 5 * dayMs;
  const listed = Math.min(
    now.getTime() - msPerHour / 4,
    Math.max(earliest, inDaytime(random, now.getTime() - daysListed * dayMs, now)),
  );
  const days = (now.getTime() - listed) / dayMs;
  const ended = isEnded
    ? Math.round(listed + Math.max(0.3, days * random.between(0.25, 0.98)) * dayMs)
    : null;
  const lastDay = Math.min(now.getTime(), ended ?? now.getTime());
  const priceHistory = choosePrices(random, price, isTrade, listed, lastDay);
  const lastChange = priceHistory.at(-1)?.at ?? new Date(listed).toISOString();
  const endedAt = ended === null ? null : new Date(Math.min(ended, now.getTime())).toISOString();
  return {
    status: isEnded ? 'ended' : 'live',
    listedAt: new Date(listed).toISOString(),
    updatedAt: endedAt ?? lastChange,
    endedAt,
    priceHistory,
  };
}

/** People write adverts between breakfast and bedtime. */
function inDaytime(random: RandomStream, time: number, now: Date): number {
  const midnight = Math.floor(time / dayMs) * dayMs;
  const moved = midnight + Math.round(random.between(7.5, 22.5) * msPerHour);
  return moved < now.getTime() ? moved : time;
}

function choosePrices(
  random: RandomStream,
  price: number | null,
  isTrade: boolean,
  from: number,
  to: number,
): PricePoint[] {
  const days = (to - from) / dayMs;
  const first = new Date(from).toISOString();
  if (price === null || days < 4 || !random.chance(Math.min(0.6, 0.04 + days * 0.0066)))
    return [{ at: first, price }];
  const drops =
    days > 40
      ? random.weighted([
          [1, 60],
          [2, 30],
          [3, 10],
        ])
      : 1;
  // Built backwards from today's price: every earlier one was higher.
  const prices = [price];
  while (prices.length <= drops) {
    const later = prices[0] ?? price;
    const earlier = roundToEnding(random, later * (1 + random.between(0.02, 0.065)), isTrade);
    prices.unshift(earlier > later ? earlier : later + (later < 5000 ? 100 : 500));
  }
  return prices.map((asked, index) => ({
    at:
      index === 0
        ? first
        : new Date(
            Math.round(from + ((to - from) * (index + random.between(-0.3, 0.3))) / (drops + 1)),
          ).toISOString(),
    price: asked,
  }));
}
