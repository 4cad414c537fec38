import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteFor } from './finance-quote.ts';

test('hire purchase of €10,000 over 60 months at 6.9% costs €197 a month', () => {
  const quote = quoteFor({
    quoteType: 'HP',
    price: 10_000,
    deposit: 0,
    termMonths: 60,
    balloon: 0,
    apr: 6.9,
  });
  expect(quote.monthlyPayment).toBe(197);
  expect(quote.totalCost).toBe(11_820);
});

test('without interest the payments are the price', () => {
  const quote = quoteFor({
    quoteType: 'PCP',
    price: 20_000,
    deposit: 2000,
    termMonths: 36,
    balloon: 7200,
    apr: 0,
  });
  expect(quote.monthlyPayment).toBe(300);
  expect(quote.totalCost).toBe(20_000);
});

test('for any terms, the debt is paid off and no payment is more than a euro too high', () => {
  const terms = fc.record({
    price: fc.integer({ min: 6000, max: 90_000 }),
    depositShare: fc.integer({ min: 0, max: 30 }),
    balloonShare: fc.integer({ min: 0, max: 45 }),
    termMonths: fc.integer({ min: 12, max: 72 }),
    apr: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10),
  });
  fc.assert(
    fc.property(terms, ({ price, depositShare, balloonShare, termMonths, apr }) => {
      const deposit = Math.round((price * depositShare) / 100);
      const balloon = Math.round((price * balloonShare) / 100);
      const quote = quoteFor({ quoteType: 'PCP', price, deposit, termMonths, balloon, apr });
      const debtAfter = (payment: number) => {
        let debt = price - deposit;
        for (let month = 0; month < termMonths; month += 1)
          debt = debt * (1 + apr / 100) ** (1 / 12) - payment;
        return debt;
      };
      expect(debtAfter(quote.monthlyPayment)).toBeLessThanOrEqual(balloon + 0.01);
      expect(debtAfter(quote.monthlyPayment - 1)).toBeGreaterThan(balloon - 0.01);
      expect(quote.totalCost).toBe(deposit + quote.monthlyPayment * termMonths + balloon);
    }),
    { seed: 7, numRuns: 200 },
  );
});
