import { dublinClock } from './dublin-clock.ts';

/** A day and a time as forms send them, by calendar and clock in Ireland. */
export type DublinTime =
  | { kind: 'once'; at: Date }
  /** The hour that is skipped when the clocks go forward in March. */
  | { kind: 'never' }
  /** The hour that comes again when the clocks go back in October. */
  | { kind: 'twice'; at: Date; again: Date }
  | { kind: 'unreadable' };

const hourMs = 3_600_000;
const dayForm = /^(\d{4})-(\d{2})-(\d{2})$/;
const timeForm = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/**
 * The moment at which clocks in Ireland show this: `2026-11-21`, `14:30`. Ireland is at UTC or an hour ahead of it, so
 * there are two moments to try: none of them fits a skipped time, and both fit one that comes twice.
 */
export function parseDublinTime(day: string, time: string): DublinTime {
  const [, year, month, date] = dayForm.exec(day.trim()) ?? [];
  const [, hour, minute] = timeForm.exec(time.trim()) ?? [];
  if (year === undefined || hour === undefined) return { kind: 'unreadable' };
  const asUtc = Date.UTC(Number(year), Number(month) - 1, Number(date), Number(hour), Number(minute));
  // 31 November would become 1 December.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== day.trim())
    return { kind: 'unreadable' };
  const minutes = Number(hour) * 60 + Number(minute);
  const [at, again] = [new Date(asUtc - hourMs), new Date(asUtc)].filter((moment) => {
    const clock = dublinClock(moment);
    return clock.minutes === minutes && clock.day === Number(date);
  });
  if (at === undefined) return { kind: 'never' };
  return again === undefined ? { kind: 'once', at } : { kind: 'twice', at, again };
}

/** Whether clocks in Ireland show the same an hour earlier or later, and which of the two this is. */
export function findRepeatedHour(moment: Date): 'first' | 'second' | null {
  const { minutes } = dublinClock(moment);
  const minutesAt = (ms: number) => dublinClock(new Date(moment.getTime() + ms)).minutes;
  if (minutesAt(hourMs) === minutes) return 'first';
  return minutesAt(-hourMs) === minutes ? 'second' : null;
}
