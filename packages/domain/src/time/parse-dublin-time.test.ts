import { describe, expect, it } from 'vitest';
import { formatClock, formatWeekdayTime } from './format-weekday-time.ts';
import { findRepeatedHour, parseDublinTime } from './parse-dublin-time.ts';

describe('a day and a time by the clock in Ireland', () => {
  it.each([
    ['in winter', '2026-11-21', '14:30', '2026-11-21T14:30:00.000Z'],
    ['in summer', '2027-07-03', '14:30', '2027-07-03T13:30:00.000Z'],
    ['just before the clocks go forward', '2027-03-28', '00:59', '2027-03-28T00:59:00.000Z'],
    ['just after they went forward', '2027-03-28', '02:00', '2027-03-28T01:00:00.000Z'],
    ['just before the hour that repeats', '2027-10-31', '00:59', '2027-10-30T23:59:00.000Z'],
    ['just after the hour that repeats', '2027-10-31', '02:00', '2027-10-31T02:00:00.000Z'],
    ['at midnight in summer', '2027-07-03', '00:00', '2027-07-02T23:00:00.000Z'],
    ['with a dot', '2026-11-21', '9.15', '2026-11-21T09:15:00.000Z'],
    ['on a leap day', '2028-02-29', '10:00', '2028-02-29T10:00:00.000Z'],
  ])('%s is one moment', (_, day, time, expected) => {
    expect(parseDublinTime(day, time)).toEqual({ kind: 'once', at: new Date(expected) });
  });

  it.each(['01:00', '01:30', '01:59'])('%s does not exist when the clocks go forward', (time) => {
    expect(parseDublinTime('2027-03-28', time)).toEqual({ kind: 'never' });
  });

  it.each(['01:00', '01:30', '01:59'])('%s comes twice when the clocks go back', (time) => {
    const [, minute] = time.split(':');
    expect(parseDublinTime('2027-10-31', time)).toEqual({
      kind: 'twice',
      at: new Date(`2027-10-31T00:${minute}:00.000Z`),
      again: new Date(`2027-10-31T01:${minute}:00.000Z`),
    });
  });

  it.each([
    ['', '10:00'],
    ['2026-11-21', ''],
    ['2026-11-31', '10:00'],
    ['2027-02-29', '10:00'],
    ['2026-13-01', '10:00'],
    ['2026-00-10', '10:00'],
    ['21/11/2026', '10:00'],
    ['2026-11-21', '24:00'],
    ['2026-11-21', '10:60'],
    ['2026-11-21', 'ten'],
  ])('%j at %j is unreadable', (day, time) => {
    expect(parseDublinTime(day, time)).toEqual({ kind: 'unreadable' });
  });
});

it('says which of two equal times is meant', () => {
  expect(findRepeatedHour(new Date('2027-10-31T00:30:00Z'))).toBe('first');
  expect(findRepeatedHour(new Date('2027-10-31T01:30:00Z'))).toBe('second');
  expect(findRepeatedHour(new Date('2027-10-31T02:30:00Z'))).toBeNull();
  expect(findRepeatedHour(new Date('2027-03-28T01:30:00Z'))).toBeNull();
  expect(formatClock('2027-10-31T01:30:00Z')).toBe('01:30 (after the clocks go back)');
});

it('every hour of both nights is written differently', () => {
  for (const night of ['2027-03-27T22:00:00Z', '2027-10-30T22:00:00Z']) {
    const hours = Array.from({ length: 8 }, (_, hour) => new Date(Date.parse(night) + hour * 3_600_000));
    expect(new Set(hours.map((hour) => formatWeekdayTime(hour.toISOString()))).size).toBe(8);
  }
});

it('writes a time as people make dates', () => {
  expect(formatWeekdayTime('2026-11-21T14:30:00.000Z')).toBe('Saturday 21 November at 14:30');
  expect(formatWeekdayTime('2027-07-02T23:30:00.000Z')).toBe('Saturday 3 July at 00:30');
});
