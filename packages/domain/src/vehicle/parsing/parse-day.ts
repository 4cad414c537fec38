const isoForm = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/;
const irishForm = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Parses `2026-11-15` or `15/11/2026` into ISO form; null unless the day exists. */
export function parseDay(text: string): string | null {
  const iso = isoForm.exec(text);
  if (iso) return buildDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const irish = irishForm.exec(text);
  return irish ? buildDay(Number(irish[3]), Number(irish[2]), Number(irish[1])) : null;
}

const pad = (number: number, length: number) => String(number).padStart(length, '0');

/** Null if a part is not a number or the day does not exist. */
export function buildDay(year: number, month: number, day: number): string | null {
  if (!(year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return null;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
