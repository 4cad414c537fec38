import { expect, test } from 'vitest';
import type { FinanceQuote } from '../advert/advert.ts';
import { canFinance, decideFinanceTerms, decideLoanTerms, financeExample } from './finance-terms.ts';
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
  expect(decideFinanceTerms(15_000, offered).terms).toEqual({
    quoteType: 'PCP',
    price: 15_000,
    deposit: 1500,
    termMonths: 37,
    balloon: 6000,
    apr: 6.9,
  });
});

test('without an offer it starts from a tenth down at the usual rate and term', () => {
  expect(decideFinanceTerms(15_000, null).terms).toMatchObject({
    deposit: 1500,
    termMonths: usualTermMonths,
    balloon: 0,
    apr: financeRates.hp.usual,
  });
});

test('a visitor’s own figure wins, in any format', () => {
  const asked = { deposit: '€2,500', term: '60', balloon: '0', apr: '5,5%' };
  expect(decideFinanceTerms(15_000, offered, asked)).toEqual({
    terms: { quoteType: 'HP', price: 15_000, deposit: 2500, termMonths: 60, balloon: 0, apr: 5.5 },
    replaced: {},
  });
});

test.each([
  ['a deposit above the price', { deposit: '500000' }, { deposit: 14_500, balloon: 0 }],
  ['a deposit below nothing', { deposit: '-5' }, { deposit: 0 }],
  ['a final payment above what is left', { deposit: '5000', balloon: '999999' }, { balloon: 9500 }],
  ['an absurd rate', { apr: '9999' }, { apr: 30 }],
  ['a rate below nothing', { apr: '-4' }, { apr: 0 }],
  ['a term that nobody offers', { term: '45' }, { termMonths: 48 }],
  ['a term that is too short', { term: '7' }, { termMonths: 12 }],
])('%s is moved to its limit', (_, asked, terms) => {
  expect(decideFinanceTerms(15_000, null, asked).terms).toMatchObject(terms);
});

test.each([
  [{ deposit: '500000' }, 'The deposit can be between €0 and €14,500. We used €14,500.'],
  [{ deposit: '-5' }, 'The deposit can be between €0 and €14,500. We used €0.'],
  [{ deposit: 'abc' }, 'That’s not an amount. We used €1,500.'],
  [{ deposit: '2.500' }, 'That’s not an amount. We used €1,500.'],
  [
    { balloon: '999999' },
    'With this deposit the final payment can be between €0 and €13,000. We used €13,000.',
  ],
  [{ balloon: 'x' }, 'That’s not an amount. We used €0.'],
  [{ apr: '9999' }, 'The APR can be between 0% and 30%. We used 30%.'],
  [{ apr: 'low' }, 'That’s not a percentage. We used 7.9%.'],
  [{ term: '7' }, 'The term can be 12, 24, 36, 37, 48 or 60 months. We used 12 months.'],
  [{ term: 'long' }, 'The term can be 12, 24, 36, 37, 48 or 60 months. We used 60 months.'],
])('%o gets a message under its own field only', (asked, words) => {
  const [field = ''] = Object.keys(asked);
  expect(decideFinanceTerms(15_000, null, asked).replaced).toEqual({ [field]: words });
});

test('a deposit that leaves nothing leaves no final payment either', () => {
  const { replaced } = decideFinanceTerms(15_000, null, { deposit: '14500', balloon: '6000' });
  expect(replaced).toEqual({
    balloon: 'With this deposit the final payment can be only €0. We used €0.',
  });
});

test.each([
  { deposit: '' },
  { deposit: '€' },
  { deposit: '2,' },
  { deposit: '2,5' },
  { deposit: '2500.' },
  { apr: '' },
  { apr: '.' },
  { apr: '5.' },
  { apr: '5,' },
])('%o, on the way to a valid figure, gets no message', (asked) => {
  expect(decideFinanceTerms(15_000, null, asked).replaced).toEqual({});
});

test('an empty field uses what the seller offers', () => {
  const asked = { deposit: '', term: '', balloon: '', apr: ' ' };
  expect(decideFinanceTerms(15_000, offered, asked)).toEqual(decideFinanceTerms(15_000, offered));
});

test('the interest is what is paid above the price', () => {
  const example = financeExample(decideFinanceTerms(15_000, null).terms);
  expect(example.totalInterest).toBe(example.deposit + example.monthlyPayment * usualTermMonths - 15_000);
  expect(example.amountOfCredit).toBe(13_500);
});

test('without interest only the rounding of payments is added', () => {
  const { terms } = decideFinanceTerms(15_000, null, { deposit: '600', apr: '0' });
  expect(financeExample(terms).totalInterest).toBe(0);
});

test('lenders do not finance a vehicle of a few hundred euro', () => {
  expect(canFinance(1500)).toBe(false);
  expect(canFinance(2000)).toBe(true);
});

test('a loan is at the usual rate of banks and credit unions, with nothing left at the end', () => {
  expect(decideLoanTerms(15_000, { balloon: '5000', term: '48' }).terms).toEqual({
    quoteType: 'Loan',
    price: 15_000,
    deposit: 1500,
    termMonths: 48,
    balloon: 0,
    apr: financeRates.loan.usual,
  });
});

test('a buyer who borrows adds their own money, not a deposit', () => {
  expect(decideLoanTerms(15_000, { deposit: '15000' }).replaced).toEqual({
    deposit: 'Your own money can be between €0 and €14,500. We used €14,500.',
  });
});
