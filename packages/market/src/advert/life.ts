import { type Advert, dayMs, type PricePoint } from '@forecourt/domain';
import { roundToEnding } from '../price/price-ending.ts';
import type { RandomStream } from '../random/random-stream.ts';

const msPerHour = 3_600_000;
const longestDays = 119;

/**
 * How long an advert is listed depends on its price: one that asks a tenth more than others takes half as long again. Both
 * figures are averages, in days and as a power.
 */
export const sellingPace = { days: 35.6, perLogOfPrice: 4, within: [8, 150] } as const;

/** For so many days the market remembers what has ended, as a store that has run for a while. */
const rememberedDays = 6;

export type Life = Pick<Advert, 'status' | 'listedAt' | 'updatedAt' | 'endedAt' | 'priceHistory'>;

interface Lived {
  price: number | null;
  /** The price that such a seller would usually ask. */
  usualPrice: number;
  isTrade: boolean;
  /** A vehicle cannot be advertised before it has its plate. */
  notBefore: Date | null;
  now: Date;
}

/** The days that adverts at this price are listed, on average. */
function averageDays(price: number | null, usualPrice: number): number {
  const { days, perLogOfPrice, within } = sellingPace;
  const dearness = price === null ? 0 : Math.log(price / usualPrice);
  return Math.min(within[1], Math.max(within[0], days * Math.exp(perLogOfPrice * dearness)));
}

/**
 * When an advert appeared, how its price came down, and whether it has ended. As many end a day as begin, at every price:
 * so the adverts that have ended tell how quickly those at their price go. The longer one is listed, the likelier a drop.
 */
export function chooseLife(
  random: RandomStream,
  { price, usualPrice, isTrade, notBefore, now }: Lived,
): Life {
  const average = averageDays(price, usualPrice);
  const endedPerLive = rememberedDays / average;
  const isEnded = random.chance(endedPerLive / (1 + endedPerLive));
  // Nobody advertises for longer, so the long lives are left out rather than cut off.
  const days = -Math.log(1 - random.next() * (1 - Math.exp(-longestDays / average))) * average;
  const ended = isEnded ? now.getTime() - random.between(0.02, rememberedDays) * dayMs : null;
  const until = ended ?? now.getTime();
  const earliest = notBefore === null ? 0 : notBefore.getTime() + 5 * dayMs;
  const listed = Math.min(
    until - msPerHour / 4,
    Math.max(earliest, inDaytime(random, until - Math.max(days, 0.02) * dayMs, until)),
  );
  const priceHistory = choosePrices(random, price, isTrade, listed, until);
  const lastChange = priceHistory.at(-1)?.at ?? new Date(listed).toISOString();
  const endedAt = ended === null ? null : new Date(ended).toISOString();
  return {
    status: isEnded ? 'ended' : 'live',
    listedAt: new Date(listed).toISOString(),
    updatedAt: endedAt ?? lastChange,
    endedAt,
    priceHistory,
  };
}

/** People write adverts between breakfast and bedtime. */
function inDaytime(random: RandomStream, time: number, until: number): number {
  const midnight = Math.floor(time / dayMs) * dayMs;
  const moved = midnight + Math.round(random.between(7.5, 22.5) * msPerHour);
  return moved < until ? moved : time;
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
