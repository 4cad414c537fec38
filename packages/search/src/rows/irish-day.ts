import { dayMs } from '@forecourt/domain';

/** The same day of a later month, or that month's last: 31 January plus one month is 28 February. */
export function dayAfterMonths(day: string, months: number): number {
  const date = new Date(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, lastOfMonth));
  return Math.floor(date.getTime() / dayMs);
}

export function dayBefore(day: string, days: number): number {
  return Math.floor(Date.parse(day) / dayMs) - days;
}

const irishDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Dublin' });

/** `2026-11-15` by the calendar in Ireland. */
export function todayInIreland(): string {
  return irishDay.format(new Date());
}
