import { expect, test } from 'vitest';
import { nextDublinTime } from './next-dublin-time.ts';

const next = (at: string, after: string, on?: 'monday' | 'sunday') =>
  nextDublinTime({ at, ...(on && { on }) }, new Date(after)).toISOString();

test.each([
  ['in winter', '2026-11-17T06:00:00Z', '2026-11-17T07:30:00.000Z'],
  ['in summer', '2026-07-17T06:00:00Z', '2026-07-17T06:30:00.000Z'],
  ['at that moment it is tomorrow', '2026-11-17T07:30:00Z', '2026-11-18T07:30:00.000Z'],
  ['from the last day of winter to the first of summer', '2026-03-28T12:00:00Z', '2026-03-29T06:30:00.000Z'],
  ['from the last day of summer to the first of winter', '2026-10-24T12:00:00Z', '2026-10-25T07:30:00.000Z'],
  ['after midnight in Ireland, before it in Greenwich', '2026-06-30T23:30:00Z', '2026-07-01T06:30:00.000Z'],
])('half past seven, %s', (_, after, expected) => {
  expect(next('07:30', after)).toBe(expected);
});

test('a time that occurs twice in October comes once', () => {
  const first = next('01:30', '2026-10-24T12:00:00Z');
  expect(first).toBe('2026-10-25T00:30:00.000Z');
  expect(next('01:30', first)).toBe('2026-10-26T01:30:00.000Z');
});

test('a time that is skipped in March comes an hour later', () => {
  const first = next('01:30', '2026-03-28T12:00:00Z');
  expect(first).toBe('2026-03-29T01:30:00.000Z');
  expect(next('01:30', first)).toBe('2026-03-30T00:30:00.000Z');
});

test('on one day of the week', () => {
  expect(next('07:30', '2026-11-17T12:00:00Z', 'monday')).toBe('2026-11-23T07:30:00.000Z');
  expect(next('07:30', '2026-11-23T07:29:59Z', 'monday')).toBe('2026-11-23T07:30:00.000Z');
  expect(next('07:30', '2026-11-23T07:30:00Z', 'monday')).toBe('2026-11-30T07:30:00.000Z');
  expect(next('07:30', '2026-10-18T12:00:00Z', 'sunday')).toBe('2026-10-25T07:30:00.000Z');
});
