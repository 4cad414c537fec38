import type { County } from '../place/counties.ts';
import { addDays, isSameDay, weekdayOf } from '../time/calendar.ts';
import type { CalendarDay } from '../time/dublin.ts';

export type Jurisdiction = County['jurisdiction'];

export interface BankHoliday {
  date: CalendarDay;
  /** As it reads after "closed for". */
  name: string;
}

/**
 * The public holidays of a year in order. In the Republic they are in the schedule of the Organisation of
 * Working Time Act 1997. One that falls on a weekend stays there: employees who would have had the day off
 * are owed another, but no shop closes on the Monday. Northern Ireland keeps the next working day instead.
 */
export function bankHolidays(year: number, jurisdiction: Jurisdiction = 'IE'): readonly BankHoliday[] {
  const key = `${jurisdiction} ${year}`;
  const holidays = known.get(key) ?? workOut(year, jurisdiction);
  known.set(key, holidays);
  return holidays;
}

/** Computed once a year: a page with opening hours needs a few dozen days. */
const known = new Map<string, readonly BankHoliday[]>();

function workOut(year: number, jurisdiction: Jurisdiction): BankHoliday[] {
  const holidays = jurisdiction === 'IE' ? holidaysOfRepublic(year) : withSubstitutes(holidaysOfNorth(year));
  return holidays.sort((a, b) => a.date.month - b.date.month || a.date.day - b.date.day);
}

export function findBankHoliday(day: CalendarDay, jurisdiction: Jurisdiction = 'IE'): BankHoliday | null {
  return bankHolidays(day.year, jurisdiction).find(({ date }) => isSameDay(date, day)) ?? null;
}

function holidaysOfRepublic(year: number): BankHoliday[] {
  return [
    holiday("New Year's Day", year, 1, 1),
    ...(year >= 2023 ? [{ name: "St Brigid's Day", date: stBrigidsDay(year) }] : []),
    holiday("St Patrick's Day", year, 3, 17),
    { name: 'Easter Monday', date: addDays(easterSunday(year), 1) },
    { name: 'the May bank holiday', date: firstMonday(year, 5) },
    { name: 'the June bank holiday', date: firstMonday(year, 6) },
    { name: 'the August bank holiday', date: firstMonday(year, 8) },
    { name: 'the October bank holiday', date: lastMonday(year, 10) },
    holiday('Christmas Day', year, 12, 25),
    holiday("St Stephen's Day", year, 12, 26),
  ];
}

function holidaysOfNorth(year: number): BankHoliday[] {
  return [
    holiday("New Year's Day", year, 1, 1),
    holiday("St Patrick's Day", year, 3, 17),
    { name: 'Good Friday', date: addDays(easterSunday(year), -2) },
    { name: 'Easter Monday', date: addDays(easterSunday(year), 1) },
    { name: 'the May bank holiday', date: firstMonday(year, 5) },
    { name: 'the spring bank holiday', date: lastMonday(year, 5) },
    holiday('the Twelfth', year, 7, 12),
    { name: 'the summer bank holiday', date: lastMonday(year, 8) },
    holiday('Christmas Day', year, 12, 25),
    holiday('Boxing Day', year, 12, 26),
  ];
}

/** The first Monday of February, unless the first of the month is a Friday: then that Friday. */
function stBrigidsDay(year: number): CalendarDay {
  const first = { year, month: 2, day: 1 };
  return weekdayOf(first) === 'friday' ? first : firstMonday(year, 2);
}

/** In addition to the day itself, on which no shop opens either. */
function withSubstitutes(holidays: readonly BankHoliday[]): BankHoliday[] {
  const kept = [...holidays];
  for (const { name, date } of holidays) {
    if (!isWeekend(date)) continue;
    let instead = addDays(date, 1);
    while (isWeekend(instead) || kept.some((other) => isSameDay(other.date, instead)))
      instead = addDays(instead, 1);
    kept.push({ name, date: instead });
  }
  return kept;
}

function holiday(name: string, year: number, month: number, day: number): BankHoliday {
  return { name, date: { year, month, day } };
}

function isWeekend(day: CalendarDay): boolean {
  return ['saturday', 'sunday'].includes(weekdayOf(day));
}

function firstMonday(year: number, month: number): CalendarDay {
  return mondayFrom({ year, month, day: 1 });
}

/** Each of these months has 31 days, so its last seven begin on the 25th. */
function lastMonday(year: number, month: 5 | 8 | 10): CalendarDay {
  return mondayFrom({ year, month, day: 25 });
}

function mondayFrom(day: CalendarDay): CalendarDay {
  return weekdayOf(day) === 'monday' ? day : mondayFrom(addDays(day, 1));
}

/** Gregorian Easter by the anonymous algorithm of 1876 ("Meeus, Jones and Butcher"). */
export function easterSunday(year: number): CalendarDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return { year, month: Math.floor(sum / 31), day: (sum % 31) + 1 };
}
