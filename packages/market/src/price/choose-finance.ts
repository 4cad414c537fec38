import { type FinanceQuote, quoteFor } from '@forecourt/domain';
import type { RandomStream } from '../random/random-stream.ts';

/** Lenders do not finance less, nor older cars. */
const lowestPrice = 6000;
const oldestAge = 9;

/** A used vehicle's quote from a dealer who offers finance; null if a lender would refuse. */
export function chooseFinance(random: RandomStream, price: number, age: number): FinanceQuote | null {
  if (price < lowestPrice || age > oldestAge) return null;
  const round = (value: number) => Math.round(value / 50) * 50;
  if (age < 4 && price > 15_000 && random.chance(0.55)) {
    return quoteFor({
      quoteType: 'PCP',
      price,
      deposit: round(price * random.pick([0.1, 0.15, 0.2, 0.3])),
      termMonths: 37,
      balloon: round(price * random.between(0.36, 0.44)),
      apr: random.pick([3.9, 4.9, 5.9, 6.9, 7.9]),
    });
  }
  return quoteFor({
    quoteType: 'HP',
    price,
    deposit: round(price * random.pick([0, 0.1, 0.1, 0.2])),
    termMonths: random.pick(age > 6 ? [36, 48] : [48, 60, 60]),
    balloon: 0,
    apr: random.pick([5.9, 6.9, 7.9, 8.9, 9.9]),
  });
}
