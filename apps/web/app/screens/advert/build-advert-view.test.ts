import type { Advert, FinanceQuote } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/examples';
import { expect, test } from 'vitest';
import { buildAdvertView } from './build-advert-view.ts';

const view = (changes: Partial<Advert> = {}) => buildAdvertView({ ...exampleAdvert, ...changes }, null);

const pcp: FinanceQuote = {
  quoteType: 'PCP',
  monthlyPayment: 249,
  deposit: 1500,
  termMonths: 37,
  balloon: 6000,
  apr: 6.9,
  totalCost: 16_713,
};

test('what is not known of the vehicle is left out of the facts', () => {
  expect(view().facts).toEqual(['2019', '98,000 km', 'Diesel', 'Saloon']);
});

test('a monthly price comes with everything that the law asks for', () => {
  expect(view({ finance: pcp }).monthly).toBe(
    '€249 a month (PCP): €1,500 deposit, 37 months, a final payment of €6,000, 6.9% APR, €16,713 in all.',
  );
});

test('hire purchase has no final payment', () => {
  expect(view({ finance: { ...pcp, quoteType: 'HP', balloon: 0 } }).monthly).not.toContain('final');
});

test('a brand-new vehicle shows no finance', () => {
  const vehicle = { ...exampleAdvert.vehicle, condition: 'New' as const };
  expect(view({ vehicle, finance: pcp }).monthly).toBeNull();
});

test('an advert without pictures shows the placeholder of its channel', () => {
  const pictures = view({ pictures: [] }).pictures;
  expect(pictures).toHaveLength(1);
  expect(pictures[0]?.src).toBe('/media/placeholder/cars/800');
});

test('an ended advert is expired', () => {
  expect(view({ status: 'ended' }).isExpired).toBe(true);
});

test('whether the seller is private is always said', () => {
  const seller = { kind: 'private', name: 'Aoife', phone: null, email: null } as const;
  expect(view({ seller }).seller).toEqual({
    kind: 'Private seller',
    name: 'Aoife',
    place: 'Swords, Co. Dublin',
  });
});

test('a town of the same name as its county is not said twice', () => {
  const place = { ...exampleAdvert.place, town: 'Dublin' };
  expect(view({ place }).seller.place).toBe('Co. Dublin');
});

test('many blank lines of a description become one', () => {
  expect(view({ description: 'One owner.\n\n \n\nNCT to May.\n' }).description).toBe(
    'One owner.\n\nNCT to May.',
  );
});

test('a price without VAT says so, in the summary too', () => {
  const van = view({ vehicle: { ...exampleAdvert.vehicle, isPriceExVat: true } });
  expect(van.price).toBe('€14,950 ex VAT');
  expect(van.summary).toContain('€14,950 ex VAT');
});
