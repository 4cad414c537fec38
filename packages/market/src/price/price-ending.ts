import type { RandomStream } from '../random/random-stream.ts';

/** The last three digits of Irish asking prices, by frequency. */
// biome-ignore format: reads as a table
const tradeEndings: readonly (readonly [number, number])[] = [
  [950, 30], [995, 13.5], [900, 9.9], [500, 5.2], [450, 4.1], [0, 3.6], [495, 3.1], [750, 2.5], [999, 2.1], [850, 1.5], [250, 1.5], [490, 1],
];
const privateEndings: readonly (readonly [number, number])[] = [
  [500, 30],
  [0, 24],
  [950, 14],
  [900, 6],
  [750, 6],
  [250, 5],
  [800, 4],
  [200, 3],
  [700, 3],
];

/** The endings of prices in the low thousands, and of bikes: steps that a person would choose. */
const smallStep = 50;

/** Rounds to the nearest price with the seller's preferred ending. */
export function roundToEnding(random: RandomStream, price: number, isTrade: boolean): number {
  if (price < 2500) return Math.max(200, Math.round(price / smallStep) * smallStep);
  const ending = random.weighted(isTrade ? tradeEndings : privateEndings);
  // Below ten thousand a full thousand is too coarse: half of one with the same last digits is closer.
  const step = price < 12_000 ? 500 : 1000;
  const last = ending % step;
  return Math.round((price - last) / step) * step + last;
}
