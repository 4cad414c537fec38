import { inSlices } from '../bits/in-slices.ts';

/** Fewer asking prices than this say nothing about what is usual. */
const fewestPrices = 5;

/** A price this far below the usual one is more often a fault or a fraud than a bargain: it ranks below all others. */
const tooGood = 0.55;
const tooGoodPoints = -20;

const slice = 1 << 12;
const groupsAtOnce = 256;

/**
 * The usual asking price of a model in a year: the median over the market at load time. It stays fixed until
 * the next load, so that a change to one advert never moves another.
 */
export class PriceYardstick {
  readonly #medians = new Map<number, number>();

  /** `groupOf` numbers comparable adverts; missing prices are NaN. */
  static *measure(
    count: number,
    groupOf: (index: number) => number,
    prices: Float64Array,
  ): Generator<void, PriceYardstick> {
    const yardstick = new PriceYardstick();
    const pricesOf = new Map<number, number[]>();
    yield* inSlices(count, slice, (start, end) => collect(pricesOf, groupOf, prices, start, end));
    let measured = 0;
    for (const [group, list] of pricesOf) {
      if (list.length >= fewestPrices) yardstick.#medians.set(group, medianOf(list));
      if (++measured % groupsAtOnce === 0) yield;
    }
    return yardstick;
  }

  /** From -5 for a fifth and more above the usual price to +5 for a fifth below it; -20 if it is too good. */
  fairnessPoints(group: number, price: number): number {
    const median = this.#medians.get(group);
    if (median === undefined || median === 0 || Number.isNaN(price)) return 0;
    const ratio = price / median;
    return ratio < tooGood ? tooGoodPoints : Math.max(-5, Math.min(5, (1 - ratio) * 25));
  }
}

function collect(
  pricesOf: Map<number, number[]>,
  groupOf: (index: number) => number,
  prices: Float64Array,
  start: number,
  end: number,
): void {
  for (let index = start; index < end; index++) {
    const price = prices[index] ?? Number.NaN;
    if (Number.isNaN(price)) continue;
    const group = groupOf(index);
    const list = pricesOf.get(group);
    if (list) list.push(price);
    else pricesOf.set(group, [price]);
  }
}

/** The median price, the lower of two. */
function medianOf(prices: number[]): number {
  return new Float64Array(prices).sort()[(prices.length - 1) >> 1] ?? 0;
}
