import type { Advert } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildFinanceCalculator, buildFinanceRows, decideTerms } from './build-finance-calculator.ts';

const view = (changes: Partial<Advert> = {}, query = '') =>
  buildFinanceCalculator({ ...exampleAdvert, ...changes }, new URLSearchParams(query));

test('the address’s values are calculated, and its other parameters kept', () => {
  const shown = view({}, 'make=ford&deposit=2000&term=36&page=2');
  expect(shown?.asked).toMatchObject({ deposit: '2000', term: '36' });
  expect(shown?.kept).toEqual([
    ['make', 'ford'],
    ['page', '2'],
  ]);
});

test('a field keeps a value that cannot be calculated with', () => {
  expect(view({}, 'deposit=abc&apr=9999')?.asked).toMatchObject({ deposit: 'abc', apr: '9999' });
});

test('a field missing from the address has the example’s figure', () => {
  expect(view({ finance: null }, 'deposit=abc')?.asked).toMatchObject({ balloon: '0', apr: '7.9' });
});

test('a private seller’s vehicle is paid by a personal loan, whatever its feed quotes', () => {
  const seller = { kind: 'private', name: 'Aoife', phone: null, email: null } as const;
  const quote = {
    quoteType: 'HP',
    monthlyPayment: 199,
    deposit: 0,
    termMonths: 60,
    balloon: 0,
    apr: 4.9,
    totalCost: 11_940,
  } as const;
  const shown = view({ seller, finance: quote }, 'contact=email&about=price&balloon=5000');
  expect(shown).toMatchObject({ title: 'Personal loan example', isLoan: true, offered: null, kept: [] });
  if (!shown) throw new Error('It has no example');
  const { terms } = decideTerms(shown, shown.asked);
  const { type, rows } = buildFinanceRows(terms);
  expect([type, terms.apr, terms.balloon]).toEqual(['personal loan', 8.5, 0]);
  expect(rows.map(({ label, value }) => `${label} ${value}`)).toEqual(
    expect.arrayContaining(['Your own money €1,500', 'You borrow €13,450', 'Total repayable €16,440']),
  );
});

test.each([
  ['a price on application', { price: null }],
  ['brand-new stock', { vehicle: { ...exampleAdvert.vehicle, condition: 'New' as const } }],
  ['a price without VAT', { vehicle: { ...exampleAdvert.vehicle, isPriceExVat: true } }],
  ['a runabout of a few hundred euro', { price: 900 }],
])('%s has no finance example', (_, changes) => {
  expect(view(changes)).toBeNull();
});

test('the total and the interest are always stated', () => {
  const { rows } = buildFinanceRows({
    quoteType: 'HP',
    price: 12_000,
    deposit: 0,
    termMonths: 48,
    balloon: 0,
    apr: 0,
  });
  expect(rows.slice(-2)).toEqual([
    { label: 'Cost of credit', value: '€0' },
    { label: 'Total repayable', value: '€12,000' },
  ]);
  expect(rows.map(({ label }) => label)).not.toContain('Final payment');
});
