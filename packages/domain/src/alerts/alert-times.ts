import { addDays, weekdayOf } from '../time/calendar.ts';
import { type CalendarDay, dublinDay } from '../time/dublin.ts';
import { dublinMoment } from '../time/dublin-clock.ts';
import type { AlertPace } from './alert.ts';
import { gatherMs } from './alert-limits.ts';

/** 07:30 by the clock in Ireland, summer and winter. */
const morningMinutes = 7 * 60 + 30;
/** In time for the weekend's viewings. */
const weeklyDay = 'friday';

/** The next morning at which digests are sent, after this moment. */
export function nextMorning(now: Date): Date {
  return firstMorning(now, () => true);
}

/** When something that happens now is told. A muted alert waits until it is heard again. */
export function alertDueAt(pace: AlertPace, now: Date, mutedUntil: string | null): Date {
  const from = mutedUntil === null ? now : new Date(Math.max(now.getTime(), Date.parse(mutedUntil)));
  if (pace === 'at-once') return new Date(from.getTime() + gatherMs);
  return firstMorning(from, (day) => pace === 'daily' || weekdayOf(day) === weeklyDay);
}

/** Midnight in Ireland, since when the mails of a day are counted. */
export function startOfDublinDay(now: Date): Date {
  return dublinMoment({ ...dublinDay(now), minutes: 0 });
}

function firstMorning(now: Date, isWanted: (day: CalendarDay) => boolean): Date {
  const today = dublinDay(now);
  for (let ahead = 0; ; ahead++) {
    const day = addDays(today, ahead);
    const moment = dublinMoment({ ...day, minutes: morningMinutes });
    if (moment > now && isWanted(day)) return moment;
  }
}
