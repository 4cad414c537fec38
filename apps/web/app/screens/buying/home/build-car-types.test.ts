import { expect, test } from 'vitest';
import { buildCarTypes } from './build-car-types.ts';

const fuel = (label: string, count: number) => ({ value: label.toLowerCase(), label, count });
const summaries = (facets: Parameters<typeof buildCarTypes>[0]) =>
  buildCarTypes(facets).map(({ summary }) => summary);

test('all kinds of hybrid are counted together', () => {
  const [electric, hybrid] = summaries({
    fuel: [
      fuel('Petrol', 5),
      fuel('Petrol Hybrid', 1000),
      fuel('Diesel Plug-in Hybrid', 20),
      fuel('Electric', 7),
    ],
  });
  expect(electric).toMatch(/^7 for sale/);
  expect(hybrid).toMatch(/^1,020 for sale/);
});

test('cars with seven or more seats count as family cars', () => {
  const seats = [5, 7, 9].map((value) => ({ value, label: `${value} seats`, count: value }));
  expect(summaries({ seats })[2]).toMatch(/^16 with seven seats/);
});

test('a market without them shows no number', () => {
  expect(summaries({}).join(' ')).not.toMatch(/\d/);
});
