import { expect, test } from 'vitest';
import { lastTestDue, nextTestDue } from './test-due.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const due = (registered: string, today: string) => nextTestDue('car', day(registered), day(today));

test('a car is first due at four years', () => expect(due('2019-03-14', '2020-01-01')).toBe('2023-03-14'));
test('then every two years up to ten', () => {
  expect(due('2019-03-14', '2023-03-14')).toBe('2025-03-14');
  expect(due('2019-03-14', '2025-06-01')).toBe('2027-03-14');
  expect(due('2019-03-14', '2027-06-01')).toBe('2029-03-14');
});
test('then every year', () => {
  expect(due('2019-03-14', '2029-06-01')).toBe('2030-03-14');
  expect(due('2019-03-14', '2040-06-01')).toBe('2041-03-14');
});
test('every second year from thirty, and never from forty', () => {
  expect(due('1995-03-14', '2026-11-15')).toBe('2027-03-14');
  expect(due('1980-03-14', '2026-11-15')).toBeNull();
});
test('a car yet to be registered is also first due at four years', () => {
  expect(due('2026-12-31', '2026-11-15')).toBe('2030-12-31');
  expect(due('2027-06-30', '2026-11-15')).toBe('2031-06-30');
});
test('a van is due every year', () =>
  expect(nextTestDue('goods', day('2025-05-02'), day('2026-11-15'))).toBe('2027-05-02'));
test('a motorcycle is not tested', () =>
  expect(nextTestDue('untested', day('2015-05-02'), day('2026-11-15'))).toBeNull());
test('the test of a car that missed one expired on its last due day', () => {
  expect(lastTestDue('car', day('2014-06-10'), day('2026-11-15'))).toBe('2026-06-10');
  expect(lastTestDue('car', day('2024-06-10'), day('2026-11-15'))).toBeNull();
});
