import { type CalendarDay, dublinDay } from './dublin.ts';

/** What calendars and clocks in Ireland show. */
export interface DublinClock extends CalendarDay {
  /** Since midnight, by the clock. */
  minutes: number;
}

const clock = new Intl.DateTimeFormat('en-IE', {
  timeZone: 'Europe/Dublin',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

export function dublinClock(now: Date): DublinClock {
  return { ...dublinDay(now), minutes: dublinMinutes(now) };
}

function dublinMinutes(now: Date): number {
  const [hour = 0, minute = 0] = clock.format(now).split(':').map(Number);
  return hour * 60 + minute;
}

const hourMs = 3_600_000;

/** The moment at which clocks in Ireland show this. For the hour that occurs twice in October, the first. */
export function dublinMoment({ year, month, day, minutes }: DublinClock): Date {
  const winter = Date.UTC(year, month - 1, day, 0, minutes);
  const summer = new Date(winter - hourMs);
  return dublinMinutes(summer) === minutes % 1440 ? summer : new Date(winter);
}
