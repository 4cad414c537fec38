/** 1 is January to June, 2 is July to December. */
export type Half = 1 | 2;

/** Plates of the current format began in 1987. */
export const firstMarkYear = 1987;

/** From 2013 the year carries its half: dealers would not sell cars with a 13 on the plate. */
export const firstHalfYear = 2013;

export function halfOfMonth(month: number): Half {
  return month <= 6 ? 1 : 2;
}

const isoDay = /^(\d{4})-(\d{2})/;

/**
 * The mark by which Irish buyers read a car's age: `191` or `192` from 2013, `08` before. Takes the day of
 * first registration, or a year with its half. Before 1987, or if the half is unknown, it is the whole year.
 */
export function yearHalfYear(day: string): string;
export function yearHalfYear(year: number, half?: Half | null): string;
export function yearHalfYear(dayOrYear: string | number, half: Half | null = null): string {
  if (typeof dayOrYear === 'string') {
    const match = isoDay.exec(dayOrYear);
    if (!match) throw new RangeError(`"${dayOrYear}" is not a day`);
    return yearHalfYear(Number(match[1]), halfOfMonth(Number(match[2])));
  }
  if (dayOrYear < firstMarkYear) return String(dayOrYear);
  const twoDigits = String(dayOrYear).slice(-2);
  if (dayOrYear < firstHalfYear) return twoDigits;
  return half === null ? String(dayOrYear) : `${twoDigits}${half}`;
}

/** Parses `191`, `08` or a whole year; the half is null if the mark has none. */
export function parseMark(text: string): { year: number; half: Half | null } | null {
  const mark = text.trim();
  if (!/^\d{2,4}$/.test(mark)) return null;
  if (mark.length === 4) return { year: Number(mark), half: null };
  const twoDigits = Number(mark.slice(0, 2));
  if (mark.length === 2) {
    if (twoDigits >= 87) return { year: 1900 + twoDigits, half: null };
    return twoDigits <= 12 ? { year: 2000 + twoDigits, half: null } : null;
  }
  const half = Number(mark[2]);
  if (twoDigits < 13 || (half !== 1 && half !== 2)) return null;
  return { year: 2000 + twoDigits, half };
}

/** The marks of a year's vehicles, in order: `191` and `192` for 2019, only `08` for 2008. */
export function marksOfYear(year: number): string[] {
  return year < firstHalfYear ? [yearHalfYear(year)] : [yearHalfYear(year, 1), yearHalfYear(year, 2)];
}
