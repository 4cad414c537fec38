import type { DayHours, OpeningHours } from '../dealer/dealer.ts';
import { weekdays } from '../dealer/dealer.ts';
import { addDays, weekdayOf } from '../time/calendar.ts';
import type { CalendarDay } from '../time/dublin.ts';
import type { DublinClock } from '../time/dublin-clock.ts';
import { type BankHoliday, findBankHoliday, type Jurisdiction } from './bank-holidays.ts';

/** When a dealer is open: its week, and which bank holidays it keeps. */
export interface OpeningRule {
  hours: OpeningHours;
  jurisdiction: Jurisdiction;
}

export interface OpeningOfDay {
  /** Null means closed. */
  hours: DayHours | null;
  holiday: BankHoliday | null;
}

export type OpeningState =
  | { isOpen: true; closes: string }
  | {
      isOpen: false;
      /** Null if it does not open for weeks. */
      next: { date: CalendarDay; daysAhead: number; opens: string } | null;
      /** The reason why it is closed today although it would usually be open. */
      holiday: BankHoliday | null;
    };

/** Christmas with a weekend on either side is a week; people do not plan further ahead than this. */
const daysLookedAhead = 21;

/** The state of a dealer without stated hours. */
export const untoldHours: OpeningHours = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
};

/** A week without any hours means that they are not stated. */
export function statesHours(hours: OpeningHours): boolean {
  return weekdays.some((day) => hours[day] !== null);
}

/** A dealer counts as closed on a bank holiday unless the hours say otherwise. */
export function openingOn({ hours, jurisdiction }: OpeningRule, day: CalendarDay): OpeningOfDay {
  const holiday = findBankHoliday(day, jurisdiction);
  return { hours: holiday ? (hours.bankHolidays ?? null) : hours[weekdayOf(day)], holiday };
}

/** Open from the first minute of its hours to the last before they end. */
export function decideOpening(rule: OpeningRule, now: DublinClock): OpeningState {
  const today = openingOn(rule, now);
  if (
    today.hours &&
    minutesOf(today.hours.opens) <= now.minutes &&
    now.minutes < minutesOf(today.hours.closes)
  )
    return { isOpen: true, closes: today.hours.closes };
  const isKeptClosed = today.holiday !== null && today.hours === null && rule.hours[weekdayOf(now)] !== null;
  return { isOpen: false, next: findNext(rule, now), holiday: isKeptClosed ? today.holiday : null };
}

function findNext(rule: OpeningRule, now: DublinClock) {
  for (let daysAhead = 0; daysAhead <= daysLookedAhead; daysAhead += 1) {
    const date = addDays(now, daysAhead);
    const { hours } = openingOn(rule, date);
    if (hours && (daysAhead > 0 || now.minutes < minutesOf(hours.opens)))
      return { date, daysAhead, opens: hours.opens };
  }
  return null;
}

/** `09:30` is 570. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
