import { type Weekday, weekdays } from '../dealer/dealer.ts';
import type { CalendarDay } from './dublin.ts';

/** Days are counted in UTC, where all days are equally long. */
const utc = ({ year, month, day }: CalendarDay) => new Date(Date.UTC(year, month - 1, day));

export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const then = utc({ year, month, day: day + days });
  return { year: then.getUTCFullYear(), month: then.getUTCMonth() + 1, day: then.getUTCDate() };
}

export function weekdayOf(day: CalendarDay): Weekday {
  // Sunday is 0 there and last here.
  return weekdays[(utc(day).getUTCDay() + 6) % 7] ?? 'monday';
}

export function isSameDay(a: CalendarDay, b: CalendarDay): boolean {
  return a.day === b.day && a.month === b.month && a.year === b.year;
}

/** `2026-03-17`. */
export function isoDay(day: CalendarDay): string {
  return utc(day).toISOString().slice(0, 10);
}
