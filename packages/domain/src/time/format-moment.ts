import { dublinDay } from './dublin.ts';
import { dublinClock } from './dublin-clock.ts';
import { formatDay } from './format-day.ts';

/** An ISO time as the day in Ireland: `15 November 2026`. */
export function formatDayOfMoment(moment: string): string {
  const { year, month, day } = dublinDay(new Date(moment));
  return formatDay(`${year}-${month}-${day}`);
}

/** An ISO time by calendar and clock in Ireland: `15 November 2026 at 09:05`. */
export function formatMoment(moment: string): string {
  const { minutes } = dublinClock(new Date(moment));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${formatDayOfMoment(moment)} at ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
