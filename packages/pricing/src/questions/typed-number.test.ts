import { expect, test } from 'vitest';
import { parseTyped } from './typed-number.ts';

test.each([
  ['€12,500', '€', 12_500],
  ['18000.50', '€', 18_000.5],
  ['3k', '€ a year', 3000],
  ['7.9 %', '%', 7.9],
  ['150,000 km', 'km', 150_000],
  ['150k km', 'km', 150_000],
  ['93,000 mi', 'km', 149_669],
  ['93000 Miles', 'km', 149_669],
])('%s counted in %s is %d', (value, unit, number) => {
  expect(parseTyped(value, unit).number).toBe(number);
});

test.each([
  ['3k', undefined],
  ['90 miles', '€'],
  ['90 miles', 'g/km'],
  ['cheap', '€'],
  ['-5', '€'],
])('%s counted in %s is not a number', (value, unit) => {
  expect(parseTyped(value, unit).number).toBeNaN();
});

test('a conversion of miles to kilometres is shown', () => {
  expect(parseTyped('93000 miles', 'km').said).toBe('93,000 miles is 149,669 km.');
});

test('a long row of digits is refused at once', () => {
  expect(parseTyped(`${'1'.repeat(120_000)}x`).number).toBeNaN();
}, 20_000);

test('a number may begin with its point', () => {
  expect(parseTyped('.5', '%').number).toBe(0.5);
});
