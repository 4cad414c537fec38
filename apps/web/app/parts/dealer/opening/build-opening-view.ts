import {
  addDays,
  type CalendarDay,
  capitaliseFirst,
  type Dealer,
  describeDay,
  dublinClock,
  dublinMoment,
  findBankHoliday,
  findCounty,
  formatHours,
  isoDay,
  listOpeningChanges,
  type OpeningChange,
  type OpeningRule,
  openingOn,
  statesHours,
  type Weekday,
  weekdays,
} from '@forecourt/domain';

/** What depends on the clock, in a form that keeps a cached page right whenever it is read. */
export interface OpenNowView {
  changes: readonly OpeningChange[];
  /** In milliseconds; after this time the state is unknown. */
  until: number;
  /** For visitors without JavaScript: it names its day. */
  stated: string;
}

/** Identifies today's row. */
export interface TodayView {
  /** `2026-12-25`: upcoming dates on which the weekday's hours do not apply. */
  holidays: readonly string[];
  until: number;
}

export interface OpeningView {
  today: TodayView;
  /** Null when the dealer has not given its hours. */
  now: OpenNowView | null;
  rows: readonly { day: Weekday; name: string; hours: string }[];
  /** Bank holiday hours, and why they apply. */
  bankHolidays: { hours: string; note: string };
  /** The holidays of the coming weeks. */
  soon: readonly string[];
}

const daysKept = 8;
const daysOfHolidays = 28;
const closedNote = 'We assume dealers close on bank holidays unless they tell us otherwise.';
const openNote = 'These are the dealer’s own bank holiday hours. Call ahead to be sure.';

export function buildOpeningView(
  { openingHours: hours, place }: Pick<Dealer, 'openingHours' | 'place'>,
  now: Date,
): OpeningView {
  const rule: OpeningRule = { hours, jurisdiction: findCounty(place.county)?.jurisdiction ?? 'IE' };
  return {
    now: statesHours(hours) ? buildOpenNow(rule, now) : null,
    today: buildToday(rule, now),
    rows: weekdays.map((day) => ({
      day,
      name: capitaliseFirst(day),
      hours: hours[day] ? formatHours(hours[day]) : 'Closed',
    })),
    bankHolidays: hours.bankHolidays
      ? { hours: formatHours(hours.bankHolidays), note: openNote }
      : { hours: 'Closed', note: closedNote },
    soon: listHolidays(rule, now),
  };
}

function buildOpenNow(rule: OpeningRule, now: Date): OpenNowView {
  const today = dublinClock(now);
  return {
    changes: listOpeningChanges(rule, now, daysKept),
    until: endOfKnown(now),
    stated: describeDay(today, openingOn(rule, today)),
  };
}

function endOfKnown(now: Date): number {
  return dublinMoment({ ...addDays(dublinClock(now), daysKept), minutes: 0 }).getTime();
}

function buildToday(rule: OpeningRule, now: Date): TodayView {
  return { holidays: findHolidays(rule, now, daysKept).map(isoDay), until: endOfKnown(now) };
}

function listHolidays(rule: OpeningRule, now: Date): string[] {
  return findHolidays(rule, now, daysOfHolidays).map((date) => describeDay(date, openingOn(rule, date)));
}

function findHolidays({ jurisdiction }: OpeningRule, now: Date, days: number): CalendarDay[] {
  const today = dublinClock(now);
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead)).filter(
    (date) => findBankHoliday(date, jurisdiction) !== null,
  );
}
