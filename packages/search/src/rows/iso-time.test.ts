import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, parseTime } from './iso-time.ts';

const time = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Times, and texts one character away from a time. */
const nearlyTime = fc
  .tuple(time, fc.nat(24), fc.constantFrom('', '0', '3', '9', '-', ':', 'Z', ' '))
  .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1));

test('a time equals Date.parse, whether or not it is written as expected', () => {
  fc.assert(
    fc.property(fc.oneof(time, nearlyTime), (text) => {
      expect(parseTime(text)).toBe(Date.parse(text));
    }),
    { seed: 11, numRuns: 2000 },
  );
});

test('a day is the day of its midnight', () => {
  fc.assert(
    fc.property(fc.oneof(time, nearlyTime), (text) => {
      const day = text.slice(0, 10);
      expect(dayNumber(day)).toBe(Math.floor(Date.parse(day) / 86_400_000));
    }),
    { seed: 12, numRuns: 2000 },
  );
});
