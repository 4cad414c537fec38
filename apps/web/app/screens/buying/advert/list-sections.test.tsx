import { expect, test } from 'vitest';
import type { AdvertView } from './build-advert-view.ts';
import { listSections } from './list-sections.tsx';
import type { ComparisonView } from './price/build-comparison-view.ts';

const closest = { kind: 'adverts', id: 'closest', title: '', rows: [], more: null } as const;
const comparison: ComparisonView = {
  title: 'How the price compares',
  askedRange: null,
  scatter: null,
  closest,
  valuationHref: '/car-valuation',
};
// Only what decides on the order: the contents are elements, which are not rendered here.
const view = {
  comparison,
  description: { opening: ['A car.'] },
  equipment: [],
  finance: null,
  price: { isPoa: false },
  seller: {},
} as unknown as AdvertView;
const contact = { contact: { form: null, sent: null }, result: undefined };
const idsOf = (isPriceFirst: boolean) => listSections(view, contact, isPriceFirst).map(({ id }) => id);

test('the price comparison follows the description, in the experiment the key facts', () => {
  expect(idsOf(false).slice(0, 4)).toEqual(['facts', 'plate', 'description', 'price-comparison']);
  expect(idsOf(true).slice(0, 4)).toEqual(['facts', 'price-comparison', 'plate', 'description']);
});

test('an empty section is left out', () => {
  expect(idsOf(false)).not.toContain('equipment');
  expect(idsOf(false)).not.toContain('finance');
});
