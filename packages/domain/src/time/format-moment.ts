import { dublinDay } from './dublin.ts';
import { formatDay } from './format-day.ts';

/** An ISO time as the day in Ireland: `15 November 2026`. */
export function formatDayOfMoment(moment: string): string {
  const { year, month, day } = dublinDay(new Date(moment));
  return formatDay(`${year}-${month}-${day}`);
}
