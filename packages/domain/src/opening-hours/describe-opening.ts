import type { DayHours } from '../dealer/dealer.ts';
import { capitaliseFirst } from '../text/capitalise.ts';
import { isoDay, weekdayOf } from '../time/calendar.ts';
import type { CalendarDay } from '../time/dublin.ts';
import { formatDay } from '../time/format-day.ts';
import type { OpeningOfDay, OpeningState } from './opening-state.ts';

/** `09:00` as people say it: `9:00`. */
export function formatTime(time: string): string {
  return time.replace(/^0(?=\d)/, '');
}

export function formatHours({ opens, closes }: DayHours): string {
  return `${formatTime(opens)} to ${formatTime(closes)}`;
}

/**
 * `Open now, closes at 18:00`, `Closed now, opens Monday at 9:00`. Valid at the moment it was computed for.
 */
export function describeOpening(state: OpeningState): string {
  if (state.isOpen) return `Open now, closes at ${formatTime(state.closes)}`;
  const closed = state.holiday ? `Closed today for ${state.holiday.name}` : 'Closed now';
  if (!state.next) return closed;
  return `${closed}, opens ${dayWords(state.next)}at ${formatTime(state.next.opens)}`;
}

/** `Sunday 15 November: 13:00 to 17:00`. Names its day, so that it stays true on a cached page. */
export function describeDay(date: CalendarDay, { hours, holiday }: OpeningOfDay): string {
  const occasion = holiday ? `, ${holiday.name}` : '';
  return `${formatDate(date)}${occasion}: ${hours ? formatHours(hours) : 'closed'}`;
}

/** `Sunday 15 November`. */
export function formatDate(date: CalendarDay): string {
  const [day, month] = formatDay(isoDay(date)).split(' ');
  return `${capitaliseFirst(weekdayOf(date))} ${day} ${month}`;
}

/** A weekday alone would be read as this week's. */
function dayWords({ date, daysAhead }: { date: CalendarDay; daysAhead: number }): string {
  if (daysAhead === 0) return '';
  if (daysAhead === 1) return 'tomorrow ';
  return daysAhead < 7 ? `${capitaliseFirst(weekdayOf(date))} ` : `${formatDate(date)} `;
}
