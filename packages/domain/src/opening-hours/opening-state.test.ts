import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../dealer/dealer.ts';
import { dublinClock } from '../time/dublin-clock.ts';
import { describeDay, describeOpening, formatTime } from './describe-opening.ts';
import { decideOpening, type OpeningRule, openingOn, statesHours } from './opening-state.ts';

const day = { opens: '09:00', closes: '18:00' };
const hours: OpeningHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: { opens: '09:00', closes: '20:00' },
  friday: day,
  saturday: { opens: '10:00', closes: '16:30' },
  sunday: null,
};
const rule: OpeningRule = { hours, jurisdiction: 'IE' };
const at = (time: string, changes: Partial<OpeningHours> = {}) =>
  describeOpening(decideOpening({ ...rule, hours: { ...hours, ...changes } }, dublinClock(new Date(time))));

describe('whether a dealer is open', () => {
  it.each([
    // A Wednesday in winter.
    ['2026-11-18T08:59:59Z', 'Closed now, opens at 9:00'],
    ['2026-11-18T09:00:00Z', 'Open now, closes at 18:00'],
    ['2026-11-18T17:59:59Z', 'Open now, closes at 18:00'],
    ['2026-11-18T18:00:00Z', 'Closed now, opens tomorrow at 9:00'],
    // The late evening.
    ['2026-11-19T19:30:00Z', 'Open now, closes at 20:00'],
    // The weekend.
    ['2026-11-21T16:30:00Z', 'Closed now, opens Monday at 9:00'],
    ['2026-11-22T12:00:00Z', 'Closed now, opens tomorrow at 9:00'],
    // A Wednesday in summer, when Ireland is an hour ahead.
    ['2026-07-08T08:00:00Z', 'Open now, closes at 18:00'],
    ['2026-07-08T17:00:00Z', 'Closed now, opens tomorrow at 9:00'],
    // The Saturday before the clocks go back, and the Monday after, which is a holiday.
    ['2026-10-24T16:00:00Z', 'Closed now, opens Tuesday at 9:00'],
    ['2026-10-26T12:00:00Z', 'Closed today for the October bank holiday, opens tomorrow at 9:00'],
    // Christmas of 2026: Friday and Saturday, then a Sunday.
    ['2026-12-24T19:00:00Z', 'Open now, closes at 20:00'],
    ['2026-12-24T20:00:00Z', 'Closed now, opens Monday at 9:00'],
    ['2026-12-25T12:00:00Z', 'Closed today for Christmas Day, opens Monday at 9:00'],
    ['2026-03-17T12:00:00Z', "Closed today for St Patrick's Day, opens tomorrow at 9:00"],
  ])('at %s: %s', (time, words) => {
    expect(at(time)).toBe(words);
  });

  it('does not blame a holiday for a day that is closed every week', () => {
    // 17 March 2024 was a Sunday.
    expect(at('2024-03-17T12:00:00Z')).toBe('Closed now, opens tomorrow at 9:00');
  });

  it('follows hours stated for bank holidays', () => {
    const bankHolidays = { opens: '12:00', closes: '17:00' };
    expect(at('2026-10-26T12:00:00Z', { bankHolidays })).toBe('Open now, closes at 17:00');
    expect(at('2026-10-26T18:00:00Z', { bankHolidays })).toBe('Closed now, opens tomorrow at 9:00');
  });

  it('names the date of a day that is more than a week away', () => {
    const closed = { tuesday: null, wednesday: null, thursday: null, friday: null, saturday: null };
    expect(at('2026-10-19T18:00:00Z', closed)).toBe('Closed now, opens Monday 2 November at 9:00');
  });

  it('keeps the holidays of its own jurisdiction', () => {
    const northern = decideOpening(
      { ...rule, jurisdiction: 'NI' },
      dublinClock(new Date('2026-07-13T12:00:00Z')),
    );
    expect(describeOpening(northern)).toBe('Closed today for the Twelfth, opens tomorrow at 9:00');
    expect(at('2026-07-13T12:00:00Z')).toBe('Open now, closes at 18:00');
  });
});

describe('the text for a day', () => {
  const words = (year: number, month: number, dayOfMonth: number) => {
    const date = { year, month, day: dayOfMonth };
    return describeDay(date, openingOn(rule, date));
  };

  it('names the day, so that it stays true', () => {
    expect(words(2026, 11, 16)).toBe('Monday 16 November: 9:00 to 18:00');
    expect(words(2026, 11, 15)).toBe('Sunday 15 November: closed');
  });

  it('names the holiday', () => {
    expect(words(2026, 10, 26)).toBe('Monday 26 October, the October bank holiday: closed');
  });
});

it('unstated hours are not a week of closed days', () => {
  const none = Object.fromEntries(Object.keys(hours).map((name) => [name, null])) as unknown as OpeningHours;
  expect(statesHours(hours)).toBe(true);
  expect(statesHours(none)).toBe(false);
});

it('a time loses only its leading zero', () => {
  expect(['09:00', '10:30', '00:30', '20:05'].map(formatTime)).toEqual(['9:00', '10:30', '0:30', '20:05']);
});
