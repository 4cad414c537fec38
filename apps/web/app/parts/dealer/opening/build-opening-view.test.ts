import { weekdays } from '@forecourt/domain';
import { exampleDealer } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildOpeningView } from './build-opening-view.ts';

const wednesday = new Date('2026-11-18T11:00:00Z');
const { openingHours } = exampleDealer();

test('the week starts on Monday, and each day has its hours', () => {
  const { rows } = buildOpeningView(exampleDealer(), wednesday);
  expect(rows[0]).toEqual({ day: 'monday', name: 'Monday', hours: '9:00 to 18:00' });
  expect(rows[6]).toEqual({ day: 'sunday', name: 'Sunday', hours: 'Closed' });
});

test('without JavaScript the page names the day that it refers to', () => {
  expect(buildOpeningView(exampleDealer(), wednesday).now?.stated).toBe(
    'Wednesday 18 November: 9:00 to 18:00',
  );
});

test('a dealer is closed on bank holidays unless it says otherwise, and the page says so', () => {
  expect(buildOpeningView(exampleDealer(), wednesday).bankHolidays).toEqual({
    hours: 'Closed',
    note: 'We assume dealers close on bank holidays unless they tell us otherwise.',
  });
  const open = exampleDealer({
    openingHours: { ...openingHours, bankHolidays: { opens: '12:00', closes: '16:00' } },
  });
  expect(buildOpeningView(open, wednesday).bankHolidays.hours).toBe('12:00 to 16:00');
});

test('the holidays of the coming weeks are named', () => {
  const { soon } = buildOpeningView(exampleDealer(), new Date('2026-12-10T11:00:00Z'));
  expect(soon).toEqual([
    'Friday 25 December, Christmas Day: closed',
    "Saturday 26 December, St Stephen's Day: closed",
    "Friday 1 January, New Year's Day: closed",
  ]);
});

test('a dealer who has not given hours is not called closed', () => {
  const silent = Object.fromEntries(weekdays.map((day) => [day, null])) as unknown as typeof openingHours;
  expect(buildOpeningView(exampleDealer({ openingHours: silent }), wednesday).now).toBeNull();
});

test('a dealer in Northern Ireland has the bank holidays there', () => {
  const place = { ...exampleDealer().place, county: 'Antrim' };
  const { soon } = buildOpeningView(exampleDealer({ place }), new Date('2026-07-01T11:00:00Z'));
  expect(soon).toContain('Monday 13 July, the Twelfth: closed');
});
