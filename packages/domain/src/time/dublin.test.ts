import { describe, expect, it } from 'vitest';
import { copyrightYear, dublinDay, isChristmas } from './dublin.ts';
import { formatDay } from './format-day.ts';

describe('Dublin time', () => {
  it('is an hour ahead of UTC in summer', () => {
    expect(dublinDay(new Date('2026-06-30T23:30:00Z'))).toEqual({ year: 2026, month: 7, day: 1 });
    expect(dublinDay(new Date('2026-01-31T23:30:00Z'))).toEqual({ year: 2026, month: 1, day: 31 });
  });
});

describe('isChristmas', () => {
  it.each([
    ['2026-11-30T23:59:59Z', false],
    ['2026-12-01T00:00:00Z', true],
    ['2026-12-31T23:59:59Z', true],
    ['2027-01-01T00:00:00Z', false],
  ])('at %s is %s', (time, expected) => {
    expect(isChristmas(new Date(time))).toBe(expected);
  });
});

describe('copyrightYear', () => {
  it('changes at midnight in Dublin', () => {
    expect(copyrightYear(new Date('2026-12-31T23:59:59Z'))).toBe(2026);
    expect(copyrightYear(new Date('2027-01-01T00:00:00Z'))).toBe(2027);
  });
});

describe('formatDay', () => {
  it('is written as people say it', () => {
    expect(formatDay('2026-01-05')).toBe('5 January 2026');
    expect(formatDay('2026-12-31')).toBe('31 December 2026');
  });
});
