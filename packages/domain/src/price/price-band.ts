import { isPoa, poaText, type StatedPrice } from './price.ts';

export interface PriceBand {
  from: number;
  /** The last price of the band: POA begins where the last band ends. */
  to: number;
  /** `1000-1999`, as tracking knows it. */
  label: string;
}

// biome-ignore format: thresholds with one step size a line
const starts = [
  1, 100, 500,
  1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000,
  10_000, 11_000, 12_000, 13_000, 14_000, 15_000, 16_000, 17_000, 18_000, 19_000,
  20_000, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000, 55_000,
  60_000,
];

const lastPrice = 9_999_999;

export const priceBands: readonly PriceBand[] = starts.map((from, index) => {
  const next = starts[index + 1];
  const to = next === undefined ? lastPrice : next - 1;
  return { from, to, label: `${from}-${to}` };
});

/** The label of a price's band, or `POA`; null for a price below one euro, which is in no band. */
export function priceBand(price: StatedPrice): string | null {
  if (isPoa(price)) return poaText;
  const euro = Math.floor(Number(price));
  return priceBands.find((band) => euro >= band.from && euro <= band.to)?.label ?? null;
}
