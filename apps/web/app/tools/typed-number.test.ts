import { expect, test } from 'vitest';
import { parseTyped } from './typed-number.ts';

test.each([
  ['€12,500', 'Price (€)', 12_500],
  ['18000.50', 'Price (€)', 18_000.5],
  ['3k', 'Deposit (€)', 3000],
  ['7.9 %', 'Rate', 7.9],
  ['150,000 km', 'Mileage (km)', 150_000],
  ['150k km', 'Mileage (km)', 150_000],
  ['93,000 mi', 'Mileage', 149_669],
  ['93000 Miles', 'Km a year', 149_669],
])('%s in the field %s is %d', (value, label, number) => {
  expect(parseTyped(value, label).number).toBe(number);
});

test.each([
  ['3k', 'Year'],
  ['90 miles', 'Price (€)'],
  ['90 miles', 'CO₂ (g/km)'],
  ['cheap', 'Price (€)'],
  ['-5', 'Price (€)'],
])('%s in the field %s is no number', (value, label) => {
  expect(parseTyped(value, label).number).toBeNaN();
});

test('miles that were made kilometres are said', () => {
  expect(parseTyped('93000 miles', 'Mileage (km)').said).toBe('93,000 miles are 149,669 km.');
});
