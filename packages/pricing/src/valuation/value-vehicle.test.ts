import { describe, expect, it } from 'vitest';
import { bookOf, sampleAdverts } from '../testing/sample-market.ts';
import { tradeInPrice } from './trade-margin.ts';
import type { Valuation, ValuationQuestion } from './valuation.ts';

const book = bookOf(sampleAdverts(2500));
const golf: ValuationQuestion = {
  channel: 'Car',
  make: 'Volkswagen',
  model: 'Golf',
  year: 2019,
  mileage: 90_000,
  fuel: 'Diesel',
  transmission: 'Manual',
};

function value(changes: Partial<ValuationQuestion> = {}): Valuation {
  const valuation = book.value({ ...golf, ...changes });
  if (!valuation) throw new Error('There is no valuation.');
  return valuation;
}

describe('a valuation', () => {
  it('puts trade-in below private below dealer', () => {
    const { trade, private: own, dealer } = value();
    expect(trade.price).toBeLessThan(own.price);
    expect(own.price).toBeLessThan(dealer.price);
  });

  it('has a range around each price', () => {
    for (const { price, low, high } of [value().private, value().trade, value().dealer]) {
      expect(low).toBeLessThan(price);
      expect(high).toBeGreaterThan(price);
    }
  });

  it('has about eight in ten of the adjusted comparable adverts in its range', () => {
    const { comparables, dealer } = value();
    const inside = comparables.filter(
      ({ adjustedPrice }) => adjustedPrice >= dealer.low && adjustedPrice <= dealer.high,
    );
    expect(inside.length / comparables.length).toBeGreaterThan(0.6);
  });

  it('lists the most similar adverts first', () => {
    const { comparables } = value();
    const apart = comparables.map(
      ({ year, mileage }) => Math.abs(year - 2019) + Math.abs((mileage ?? 0) - 90_000) / 20_000,
    );
    expect(apart[0]).toBeLessThan(apart.at(-1) ?? 0);
  });

  it('never rises with mileage or age', () => {
    for (const model of ['Golf', 'Polo']) {
      const { byMileage, byAge } = value({ model });
      for (const series of [byMileage, byAge]) {
        const prices = series.map(({ price }) => price);
        expect(prices).toEqual([...prices].sort((one, other) => other - one));
        expect(prices.at(-1)).toBeLessThan(prices[0] ?? 0);
      }
    }
  });

  it('starts the future years at today’s price', () => {
    const { byAge, dealer } = value();
    expect(byAge[0]).toEqual({ yearsFromNow: 0, mileage: 90_000, price: dealer.price });
  });

  it('takes missing details from the comparable adverts, and says so', () => {
    const { assumed, dealer } = value({ transmission: null });
    const manual = value().dealer.price;
    const automatic = value({ transmission: 'Automatic' }).dealer.price;
    expect(assumed).toContain('gearbox');
    expect(dealer.price).toBeGreaterThanOrEqual(manual);
    expect(dealer.price).toBeLessThanOrEqual(automatic);
  });

  it('shows steps that lead from the comparable adverts to the dealer’s price', () => {
    const { working } = value();
    const from = working.findIndex(({ label }) => label.startsWith('Market price'));
    const to = working.findIndex(({ label }) => label === 'Dealer price');
    const sum = working.slice(from, to).reduce((all, { amount }) => all + (amount ?? 0), 0);
    expect(Math.abs(sum - (working[to]?.amount ?? 0))).toBeLessThan(150);
  });

  it('is refused far beyond the adverts, with the reason', () => {
    const tooFar = { ...golf, mileage: 2_900_000 };
    expect(book.value(tooFar)).toBeNull();
    expect(book.comparables(tooFar).refusal).toBe('too-far');
    const otherFuel: ValuationQuestion = { ...golf, fuel: 'Bi Fuel' };
    expect(book.value(otherFuel)).toBeNull();
    expect(book.comparables(otherFuel).refusal).toBe('other-fuel');
    expect(book.comparables(golf).refusal).toBeNull();
  });

  it('has a wider range a little beyond the adverts', () => {
    const furthest = value().reach.furthest ?? 0;
    const width = ({ low, high }: Valuation['dealer']) => Math.log(high / low);
    const within = width(value({ mileage: furthest }).dealer);
    expect(width(value({ mileage: furthest + 10_000 }).dealer)).toBeGreaterThan(within * 1.8);
  });

  it('gives the years of the adverts themselves, none in the future', () => {
    const thisYear = new Date().getFullYear();
    expect(value({ year: 2025, mileage: null, fuel: null }).reach.years?.last).toBeLessThanOrEqual(thisYear);
  });

  it('is refused if too few are for sale', () => {
    expect(book.value({ ...golf, model: 'Corrado' })).toBeNull();
    expect(book.value({ ...golf, year: 1985 })).toBeNull();
    expect(book.comparables({ ...golf, model: 'Corrado' }).count).toBe(0);
  });
});

describe('a trade-in', () => {
  it('is never more than the dealer asks and never less than a third', () => {
    for (const price of [300, 900, 2000, 10_000, 80_000]) {
      expect(tradeInPrice(price)).toBeLessThan(price);
      expect(tradeInPrice(price)).toBeGreaterThanOrEqual(price / 3);
    }
  });
});
