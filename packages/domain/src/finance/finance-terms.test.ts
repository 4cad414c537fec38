import { expect, test } from 'vitest';
import type { FinanceQuote } from '../advert/advert.ts';
import { canFinance, decideFinanceTerms, financeExample } from './finance-terms.ts';
import { financeRates, usualTermMonths } from './finance-usual.ts';

const offered: FinanceQuote = {
  quoteType: 'PCP',
  monthlyPayment: 249,
  deposit: 1500,
  termMonths: 37,
  balloon: 6000,
  apr: 6.9,
  totalCost: 16_713,
};

test('an example starts from what the seller offers', () => {
  expect(decideFinanceTerms(15_000, offered)).toEqual({
    quoteType: 'PCP',
    price: 15_000,
    deposit: 1500,
    termMonths: 37,
    balloon: 6000,
    apr: 6.9,
  });
});

test('without an offer it starts from a tenth down at the usual rate and term', () => {
  expect(decideFinanceTerms(15_000, null)).toMatchObject({
    deposit: 1500,
    termMonths: usualTermMonths,
    balloon: 0,
    apr: financeRates.hp.usual,
  });
});

test('what a visitor asks for wins, however it is written', () => {
  const asked = { deposit: '€2,500', term: '60', balloon: '0', apr: '5,5%' };
  expect(decideFinanceTerms(15_000, offered, asked)).toEqual({
    quoteType: 'HP',
    price: 15_000,
    deposit: 2500,
    termMonths: 60,
    balloon: 0,
    apr: 5.5,
  });
});

test.each([
  ['a deposit above the price', { deposit: '99999' }, { deposit: 14_500, balloon: 0 }],
  ['a final payment above what is left', { deposit: '5000', balloon: '14000' }, { balloon: 9500 }],
  ['an absurd rate', { apr: '99' }, { apr: 30 }],
  ['a term that nobody offers', { term: '45' }, { termMonths: 48 }],
])('%s is moved to its bound', (_, asked, terms) => {
  expect(decideFinanceTerms(15_000, null, asked)).toMatchObject(terms);
});

test('words in place of figures are as good as nothing', () => {
  expect(decideFinanceTerms(15_000, null, { deposit: 'lots', apr: '-4' })).toMatchObject({ deposit: 1500 });
});

test('the interest is what is paid above the price', () => {
  const example = financeExample(decideFinanceTerms(15_000, null));
  expect(example.totalInterest).toBe(example.deposit + example.monthlyPayment * usualTermMonths - 15_000);
  expect(example.amountOfCredit).toBe(13_500);
});

test('without interest nothing is added but the rounding of payments', () => {
  expect(financeExample(decideFinanceTerms(15_000, null, { deposit: '600', apr: '0' })).totalInterest).toBe(
    0,
  );
});

test('nobody lends on a vehicle of a few hundred euro', () => {
  expect(canFinance(1500)).toBe(false);
  expect(canFinance(2000)).toBe(true);
});
