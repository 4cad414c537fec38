import { dayMs } from '../time/day-ms.ts';
import { formatClock, formatWeekday } from '../time/format-weekday-time.ts';
import { type DublinTime, parseDublinTime } from '../time/parse-dublin-time.ts';

export const viewingLimits = {
  /** Somebody has to read it and set out. */
  soonestMinutes: 30,
  furthestDays: 60,
  /** Free times that an advert can have at once. */
  mostSlots: 40,
  longestPlace: 200,
} as const;

/** How long a meeting takes, in minutes. */
export const viewingLengths = [15, 30, 45, 60, 90] as const;

export const usualViewingMinutes = 30;

export function parseViewingMinutes(text: string): number {
  return viewingLengths.find((minutes) => String(minutes) === text) ?? usualViewingMinutes;
}

export type ParsedTime = { kind: 'good'; at: string } | { kind: 'bad'; message: string };

/** When to meet, by the clock in Ireland. Where a time comes twice, the first is meant: the card says so. */
export function parseViewingTime(day: string, time: string, now: Date): ParsedTime {
  if (day.trim() === '') return { kind: 'bad', message: 'Choose a day' };
  if (time.trim() === '') return { kind: 'bad', message: 'Choose a time' };
  const read = parseDublinTime(day, time);
  const at = momentOf(read);
  if (at === null) {
    const message =
      read.kind === 'never'
        ? 'The clocks go forward that night, so that time doesn’t exist. Choose another'
        : 'Enter the day and the time, for example 14:30';
    return { kind: 'bad', message };
  }
  const { soonestMinutes, furthestDays } = viewingLimits;
  if (at.getTime() < now.getTime())
    return { kind: 'bad', message: 'That time has passed. Choose a later one' };
  if (at.getTime() < now.getTime() + soonestMinutes * 60_000) {
    return { kind: 'bad', message: `Choose a time at least ${soonestMinutes} minutes from now` };
  }
  if (at.getTime() > now.getTime() + furthestDays * dayMs) {
    return { kind: 'bad', message: `Choose a day within the next ${furthestDays} days` };
  }
  return { kind: 'good', at: at.toISOString() };
}

function momentOf(read: DublinTime): Date | null {
  return read.kind === 'once' || read.kind === 'twice' ? read.at : null;
}

export interface SlotTime {
  /** ISO time. */
  startsAt: string;
  minutes: number;
}

/**
 * Cuts a stretch of time into slots of one length; what is left over at the end is too short for one. Lengths are real
 * minutes: on the night of the change, 00:30 to 02:30 is one hour in March and three in October.
 */
export function splitIntoSlots(from: string, until: string, minutes: number): SlotTime[] {
  const slots: SlotTime[] = [];
  const step = minutes * 60_000;
  const end = Date.parse(until);
  for (let start = Date.parse(from); start + step <= end; start += step) {
    slots.push({ startsAt: new Date(start).toISOString(), minutes });
  }
  return slots;
}

/** `Saturday 21 November, 10:00 to 10:30`. */
export function formatSlot({ startsAt, minutes }: SlotTime): string {
  const end = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return `${formatWeekday(startsAt)}, ${formatClock(startsAt)} to ${formatClock(end)}`;
}

export type ParsedSlots =
  | { kind: 'good'; slots: SlotTime[] }
  | { kind: 'bad'; field: 'day' | 'from' | 'until'; message: string };

/** A seller is free on a day from one time until another. */
export function parseSlots(
  fields: { day: string; from: string; until: string; minutes: string },
  now: Date,
): ParsedSlots {
  const from = parseViewingTime(fields.day, fields.from, now);
  if (from.kind === 'bad') return { ...from, field: fields.day.trim() === '' ? 'day' : 'from' };
  const until = parseViewingTime(fields.day, fields.until, now);
  if (until.kind === 'bad') return { ...until, field: 'until' };
  if (until.at <= from.at) return { kind: 'bad', field: 'until', message: 'Choose a later time to finish' };
  const minutes = parseViewingMinutes(fields.minutes);
  const slots = splitIntoSlots(from.at, until.at, minutes);
  if (slots.length === 0) {
    return {
      kind: 'bad',
      field: 'until',
      message: `That’s less than ${minutes} minutes. Choose a later time to finish`,
    };
  }
  if (slots.length > viewingLimits.mostSlots) {
    return {
      kind: 'bad',
      field: 'until',
      message: `That’s more than ${viewingLimits.mostSlots} times. Choose fewer`,
    };
  }
  return { kind: 'good', slots };
}

export function doOverlap(one: SlotTime, other: SlotTime): boolean {
  const end = ({ startsAt, minutes }: SlotTime) => Date.parse(startsAt) + minutes * 60_000;
  return Date.parse(one.startsAt) < end(other) && Date.parse(other.startsAt) < end(one);
}
