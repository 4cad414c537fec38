import { addDays, isSameDay, weekdayOf } from './calendar.ts';
import { type CalendarDay, dublinDay } from './dublin.ts';
import { dublinClock } from './dublin-clock.ts';
import { monthNames } from './format-day.ts';
import { findRepeatedHour } from './parse-dublin-time.ts';

const repeatedWords = {
  first: ' (before the clocks go back)',
  second: ' (after the clocks go back)',
} as const;

/** An ISO time as people make dates in Ireland: `Saturday 21 November at 14:30`. */
export function formatWeekdayTime(moment: string): string {
  return `${formatWeekday(moment)} at ${formatClock(moment)}`;
}

/** `Saturday 21 November`. The year is left out: nobody arranges something a year ahead. */
export function formatWeekday(moment: string): string {
  const day = dublinDay(new Date(moment));
  const weekday = weekdayOf(day);
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${day.day} ${monthNames[day.month - 1]}`;
}

/** `14:30`, and which of the two where the hour comes twice. */
export function formatClock(moment: string): string {
  const at = new Date(moment);
  const { minutes } = dublinClock(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const repeated = findRepeatedHour(at);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}${repeated ? repeatedWords[repeated] : ''}`;
}

/** `today`, `tomorrow`, or null for another day. */
export function describeNearDay(moment: string, now: Date): 'today' | 'tomorrow' | null {
  const day = dublinDay(new Date(moment));
  const today: CalendarDay = dublinDay(now);
  if (isSameDay(day, today)) return 'today';
  return isSameDay(day, addDays(today, 1)) ? 'tomorrow' : null;
}
