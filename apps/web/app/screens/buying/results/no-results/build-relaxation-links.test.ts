import type { AttributeCondition, SearchQuery } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { createHrefOf } from '../addresses/result-links.ts';
import { buildRelaxationLinks } from './build-relaxation-links.ts';

const hrefOf = createHrefOf({ base: 'listing', channel: 'Car' }, null);
const names = { nameOfSlug: () => undefined };
const query: SearchQuery = {
  channel: 'Car',
  filters: {
    make: { anyOf: ['ford'] },
    model: { anyOf: ['focus'] },
    transmission: { anyOf: ['Automatic'] },
    price: { to: 9000 },
  },
  words: 'gti red',
};
const first = (relaxation: Parameters<typeof buildRelaxationLinks>[0][number]) =>
  buildRelaxationLinks([relaxation], query, hrefOf, names)[0];

test('a filter to drop is named with what that finds', () => {
  expect(first({ kind: 'drop-filter', key: 'transmission', more: 1034 })).toEqual({
    text: 'Any gearbox, not just automatic',
    found: '1,034 more',
    href: '/used-cars/ford/focus?maxPrice=9000&q=gti%20red',
  });
});

test.each<[key: string, condition: AttributeCondition, text: string]>([
  ['batteryKwh', { from: 90 }, 'Any battery, not just from 90 kWh'],
  ['motorTax', { to: 100 }, 'Any motor tax, not just under €100'],
  ['drivetrain', { anyOf: ['Rear-wheel drive'] }, 'Any drive, not just rear-wheel drive'],
  ['priceRating', { anyOf: ['Great'] }, 'Any price rating, not just great price'],
  ['plate', { anyOf: ['192'] }, 'Any plate, not just 192'],
  ['seats', { anyOf: [7] }, 'Any number of seats'],
  ['listed', { withinDays: 1 }, 'No matter when it was listed'],
  ['cut', { withinDays: 7 }, 'With or without a price cut'],
  ['dealerRating', { from: 4.5 }, 'Sellers with any rating or none'],
  ['answersInADay', { is: true }, 'No matter how fast the seller replies'],
  ['features', { allOf: ['Tow bar', 'Isofix'] }, 'With or without tow bar and Isofix'],
])('a dropped %s reads as people speak', (key, condition, text) => {
  const filters = { ...query.filters, [key]: condition };
  const relaxation = { kind: 'drop-filter', key, more: 2 } as const;
  expect(buildRelaxationLinks([relaxation], { ...query, filters }, hrefOf, names)[0]?.text).toBe(text);
});

test('a filter that is widened keeps its small letter', () => {
  const filters = { ...query.filters, batteryKwh: { from: 90 } };
  const relaxation = { kind: 'widen-filter', key: 'batteryKwh', condition: { from: 70 }, more: 2 } as const;
  expect(buildRelaxationLinks([relaxation], { ...query, filters }, hrefOf, names)[0]?.text).toBe(
    'Widen to battery from 70 kWh',
  );
});

test('dropping a make drops its models', () => {
  expect(first({ kind: 'drop-filter', key: 'make', more: 1 })?.href).toBe(
    '/used-cars?transmission=automatic&maxPrice=9000&q=gti%20red',
  );
});

test('a range is widened to the next round figure', () => {
  expect(first({ kind: 'widen-filter', key: 'price', condition: { to: 10_000 }, more: 2 })).toMatchObject({
    text: 'Widen to under €10,000',
    href: '/used-cars/ford/focus?transmission=automatic&maxPrice=10000&q=gti%20red',
  });
});

test('a single word can be dropped', () => {
  expect(first({ kind: 'drop-word', word: 'gti', more: 2 })?.href).toMatch(/q=red$/);
});

test('two filters are dropped together', () => {
  const drops = [
    { kind: 'drop-filter', key: 'transmission' },
    { kind: 'drop-word', word: 'gti' },
  ] as const;
  expect(first({ kind: 'drop-two', drops, more: 12 })).toEqual({
    text: 'Any gearbox, not just automatic, and without the word “gti”',
    found: '12 more',
    href: '/used-cars/ford/focus?maxPrice=9000&q=red',
  });
});

test('a make and its model are dropped as one', () => {
  const drops = [
    { kind: 'drop-filter', key: 'make' },
    { kind: 'drop-filter', key: 'model' },
  ] as const;
  expect(first({ kind: 'drop-two', drops, more: 12 })).toMatchObject({
    text: 'Any make, not just Ford',
    href: '/used-cars?transmission=automatic&maxPrice=9000&q=gti%20red',
  });
});

test('the largest gain comes first, but no price far above the budget', () => {
  const links = buildRelaxationLinks(
    [
      { kind: 'widen-filter', key: 'price', condition: { to: 15_000 }, more: 90 },
      { kind: 'drop-filter', key: 'price', more: 99 },
      { kind: 'drop-word', word: 'gti', more: 2 },
      { kind: 'drop-filter', key: 'transmission', more: 8 },
      { kind: 'widen-filter', key: 'price', condition: { to: 11_000 }, more: 5 },
    ],
    query,
    hrefOf,
    names,
  );
  expect(links.map(({ found }) => found)).toEqual(['8 more', '5 more', '2 more', '99 more', '90 more']);
});

test('what is left out can be allowed again', () => {
  const without: SearchQuery = {
    channel: 'Car',
    excluded: { fuel: ['Diesel', 'Electric'] },
    notWords: 'taxi',
  };
  const links = buildRelaxationLinks(
    [
      { kind: 'drop-exclusion', key: 'fuel', more: 9 },
      { kind: 'drop-not-word', word: 'taxi', more: 2 },
    ],
    without,
    hrefOf,
    names,
  );
  expect(links).toEqual([
    { text: 'With diesel and electric', found: '9 more', href: '/used-cars?notWords=taxi' },
    {
      text: 'Also with the word “taxi”',
      found: '2 more',
      href: '/used-cars?notFuel=diesel&notFuel=electric',
    },
  ]);
});
