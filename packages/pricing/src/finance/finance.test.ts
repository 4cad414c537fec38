import { financeKinds, pcpTerms, quoteFor } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordablePrice, whatCanIAfford } from './afford.ts';
import { compareFinance } from './compare-finance.ts';

describe('compareFinance', () => {
  const { offers, working } = compareFinance({ price: 20_000, deposit: 2000, termMonths: 48 });

  it('compares hire purchase, PCP and a loan', () => {
    expect(offers.map(({ kind }) => kind)).toEqual(['hp', 'pcp', 'loan']);
  });

  it('adds up the total paid', () => {
    for (const { deposit, monthlyPayment, termMonths, balloon, totalCost } of offers)
      expect(totalCost).toBe(deposit + monthlyPayment * termMonths + balloon);
  });

  it('gives only the PCP an end payment', () => {
    expect(offers.map(({ balloon }) => balloon)).toEqual([0, 8000, 0]);
  });

  it('says whether the terms are similar enough to compare the totals', () => {
    const likeForLike = (termMonths: number) =>
      compareFinance({ price: 20_000, deposit: 2000, termMonths }).isLikeForLike;
    expect([36, 60].map(likeForLike)).toEqual([true, false]);
  });

  it('says who owns the vehicle meanwhile', () => {
    expect(offers.map(({ owner }) => owner)).toEqual(['lender', 'lender', 'you']);
  });

  it('uses the quoted rate', () => {
    const quoted = compareFinance({ price: 20_000, deposit: 0, termMonths: 48, apr: { hp: 0 } });
    expect(quoted.offers[0]).toMatchObject({ apr: 0, costOfCredit: expect.closeTo(0, -2) });
  });

  it('shows the sum in words', () => {
    expect(working[0]?.detail).toMatch(/^€2,000 deposit \+ 48 payments of €4\d\d, at 7.9% APR$/);
  });
});

describe('affordablePrice', () => {
  const questions = fc.record({
    monthly: fc.integer({ min: 50, max: 2000 }),
    deposit: fc.integer({ min: 0, max: 20_000 }),
    termMonths: fc.integer({ min: 12, max: 72 }),
    apr: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10),
    kind: fc.constantFrom(...financeKinds),
  });

  it('reverses a quote: its price costs the given payment, and a hundred euro more does not', () => {
    fc.assert(
      fc.property(questions, ({ monthly, deposit, termMonths, apr, kind }) => {
        const price = affordablePrice(kind, { monthly, deposit, termMonths, apr: { [kind]: apr } });
        const monthlyOf = (amount: number) =>
          quoteFor({
            quoteType: 'HP',
            price: amount,
            deposit,
            termMonths: kind === 'pcp' ? pcpTerms.months : termMonths,
            balloon: kind === 'pcp' ? amount * pcpTerms.balloonShare : 0,
            apr,
          }).monthlyPayment;
        expect(monthlyOf(price)).toBeLessThanOrEqual(monthly);
        expect(monthlyOf(price + 200)).toBeGreaterThan(monthly);
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it('links to a search by monthly price', () => {
    const { search, prices } = whatCanIAfford({ monthly: 300, deposit: 3000, termMonths: 60 });
    expect(search).toEqual({ maxMonthly: 300, maxPrice: prices.hp });
  });
});
