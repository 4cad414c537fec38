import { expect, test } from 'vitest';
import { isNctExempt } from './nct-exemption.ts';

const in2026 = new Date('2026-11-15T12:00:00Z');
const in2027 = new Date('2027-01-01T00:00:00Z');

test('a car is exempt from the year in which it turns forty', () => {
  const check = { kind: 'irish', year: 1987 } as const;
  expect(isNctExempt(check, in2026)).toBe(false);
  expect(isNctExempt(check, in2027)).toBe(true);
});

test('by 2027 every plate from before 1987 is exempt', () => {
  const check = { kind: 'irish-before-1987', year: null } as const;
  expect(isNctExempt(check, in2026)).toBe(false);
  expect(isNctExempt(check, in2027)).toBe(true);
});

test('a plate without a year says nothing', () => {
  expect(isNctExempt({ kind: 'british', year: null }, in2027)).toBe(false);
});
