import type { Weekday } from '../dealer/dealer.ts';
import { addDays, weekdayOf } from './calendar.ts';
import { dublinDay } from './dublin.ts';
import { dublinMoment } from './dublin-clock.ts';

/** A time by the clock in Ireland, every day or on one day of the week. */
export interface RegularTime {
  /** `07:30`. */
  at: string;
  on?: Weekday;
}

/**
 * The first moment after this one at which clocks in Ireland show the time. Once a day, also when the clock
 * changes: a time that occurs twice counts when it first occurs, and one that is skipped comes an hour later.
 */
export function nextDublinTime({ at, on }: RegularTime, after: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  for (let day = dublinDay(after); ; day = addDays(day, 1)) {
    const moment = dublinMoment({ ...day, minutes: hours * 60 + minutes });
    if (moment > after && (on === undefined || weekdayOf(day) === on)) return moment;
  }
}
