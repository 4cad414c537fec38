import { expect, test } from 'vitest';
import { addDays, isoDay, isSameDay, weekdayOf } from './calendar.ts';

test('days continue over the ends of months, years and clock changes', () => {
  expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
  expect(addDays({ year: 2028, month: 2, day: 28 }, 1)).toEqual({ year: 2028, month: 2, day: 29 });
  expect(addDays({ year: 2026, month: 3, day: 29 }, 1)).toEqual({ year: 2026, month: 3, day: 30 });
  expect(addDays({ year: 2026, month: 3, day: 1 }, -1)).toEqual({ year: 2026, month: 2, day: 28 });
});

test('the week begins on Monday', () => {
  expect(weekdayOf({ year: 2026, month: 11, day: 16 })).toBe('monday');
  expect(weekdayOf({ year: 2026, month: 11, day: 15 })).toBe('sunday');
});

test('a day is written with two digits for month and day', () => {
  expect(isoDay({ year: 2026, month: 3, day: 7 })).toBe('2026-03-07');
});

test('the same day of another month is another day', () => {
  expect(isSameDay({ year: 2026, month: 3, day: 7 }, { year: 2026, month: 3, day: 7 })).toBe(true);
  expect(isSameDay({ year: 2026, month: 3, day: 7 }, { year: 2026, month: 4, day: 7 })).toBe(false);
});
