import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSavedCookie, parseSavedCookie } from './saved-cookie.ts';

const reference = (number: number) => String(number).padStart(12, '0');
const none = { Car: [], Commercial: [], Bike: [] };

test('a formatted cookie parses back, among other cookies', () => {
  const lists = { Car: [reference(1), reference(2)], Commercial: [], Bike: [reference(3)] };
  const [pair = ''] = formatSavedCookie(lists, true).split(';');
  expect(pair).toBe('saved=Car.000000000001.000000000002_Bike.000000000003');
  expect(parseSavedCookie(`consent=yes; ${pair}; last=1`)).toEqual(lists);
});

test('a full cookie fits into what browsers keep, and holds no more than thirty of a channel', () => {
  const many = Array.from({ length: 40 }, (_, number) => reference(number));
  const text = formatSavedCookie({ Car: many, Commercial: many, Bike: many }, true);
  expect(text.length).toBeLessThan(2000);
  expect(parseSavedCookie(text).Bike).toHaveLength(30);
});

test('an empty list removes the cookie', () => {
  expect(formatSavedCookie(none, false)).toBe('saved=; Path=/; Max-Age=0; SameSite=Lax');
});

test.each([
  null,
  '',
  'saved=',
  'unsaved=Car.000000000001',
  'saved=Plane.000000000001',
  'saved=Car.../../x.javascript:1',
  `saved=Car.${'000000000001.'.repeat(1000)}`,
])('%o holds no vehicles', (cookies) => {
  expect(parseSavedCookie(cookies)).toEqual(none);
});

test('whatever the cookie holds, only references come out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) =>
      Object.values(parseSavedCookie(`saved=${text}`))
        .flat()
        .every((each) => /^[0-9a-z]{12}$/.test(each)),
    ),
    { seed: 7, numRuns: 300 },
  );
});
