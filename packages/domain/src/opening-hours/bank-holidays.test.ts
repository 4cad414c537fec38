import { describe, expect, it } from 'vitest';
import { isoDay, weekdayOf } from '../time/calendar.ts';
import { bankHolidays, easterSunday, findBankHoliday } from './bank-holidays.ts';

const daysOf = (year: number, jurisdiction?: 'IE' | 'NI') =>
  bankHolidays(year, jurisdiction).map(({ date }) => isoDay(date).slice(5));
const years = Array.from({ length: 60 }, (_, index) => 2023 + index);

describe('easterSunday', () => {
  it.each([
    ['1998-04-12'],
    ['2000-04-23'],
    ['2008-03-23'],
    ['2011-04-24'],
    ['2019-04-21'],
    ['2024-03-31'],
    ['2025-04-20'],
    ['2026-04-05'],
    ['2027-03-28'],
    ['2028-04-16'],
    ['2030-04-21'],
    ['2035-03-25'],
    ['2038-04-25'],
    ['2049-04-18'],
  ])('was or will be on %s', (day) => {
    expect(isoDay(easterSunday(Number(day.slice(0, 4))))).toBe(day);
  });
});

describe('the bank holidays of the Republic', () => {
  it.each([
    [2023, '01-01 02-06 03-17 04-10 05-01 06-05 08-07 10-30 12-25 12-26'],
    [2024, '01-01 02-05 03-17 04-01 05-06 06-03 08-05 10-28 12-25 12-26'],
    [2025, '01-01 02-03 03-17 04-21 05-05 06-02 08-04 10-27 12-25 12-26'],
    [2026, '01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-26'],
    [2027, '01-01 02-01 03-17 03-29 05-03 06-07 08-02 10-25 12-25 12-26'],
    [2030, '01-01 02-01 03-17 04-22 05-06 06-03 08-05 10-28 12-25 12-26'],
  ])('of %d are these', (year, days) => {
    expect(daysOf(year).join(' ')).toBe(days);
  });

  it('keep St Brigid on a Friday only when that is the first of February', () => {
    for (const year of years) {
      const brigid = bankHolidays(year).find(({ name }) => name === "St Brigid's Day");
      const isFriday = brigid && weekdayOf(brigid.date) === 'friday';
      expect(isFriday ? brigid.date.day : 1).toBe(1);
      expect(['monday', 'friday']).toContain(brigid && weekdayOf(brigid.date));
    }
  });

  it('had no St Brigid before 2023', () => {
    expect(bankHolidays(2022)).toHaveLength(9);
    expect(findBankHoliday({ year: 2022, month: 2, day: 7 })).toBeNull();
  });

  it('are ten in every year, and none of them moves off a weekend', () => {
    for (const year of years) {
      const days = daysOf(year);
      expect(new Set(days).size).toBe(10);
      expect(days).toEqual(expect.arrayContaining(['01-01', '03-17', '12-25', '12-26']));
    }
    // 17 March 2024 was a Sunday.
    expect(findBankHoliday({ year: 2024, month: 3, day: 18 })).toBeNull();
  });

  it('do not include Good Friday', () => {
    expect(findBankHoliday({ year: 2026, month: 4, day: 3 })).toBeNull();
  });
});

describe('the bank holidays of Northern Ireland', () => {
  it.each([
    [2025, '01-01 03-17 04-18 04-21 05-05 05-26 07-12 07-14 08-25 12-25 12-26'],
    [2026, '01-01 03-17 04-03 04-06 05-04 05-25 07-12 07-13 08-31 12-25 12-26 12-28'],
    [2027, '01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-25 12-26 12-27 12-28'],
    [2022, '01-01 01-03 03-17 04-15 04-18 05-02 05-30 07-12 08-29 12-25 12-26 12-27'],
  ])('of %d include a working day in place of one on a weekend', (year, days) => {
    expect(daysOf(year, 'NI').join(' ')).toBe(days);
  });
});
