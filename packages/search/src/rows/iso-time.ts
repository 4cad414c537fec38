const msInDay = 86_400_000;

/** Two digits of a text as a number; NaN when they are not digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

function hasAt(text: string, at: number, character: string): boolean {
  return text.charCodeAt(at) === character.charCodeAt(0);
}

/** The same as `Date.parse`, several times quicker for what adverts have: `2026-11-15T09:30:00.000Z`. */
export function parseTime(text: string): number {
  const day =
    text.length === 24 && hasAt(text, 10, 'T') && hasAt(text, 23, 'Z') ? daysUntil(text) : Number.NaN;
  const ms = day * msInDay + timeOfDay(text);
  return Number.isNaN(ms) ? Date.parse(text) : ms;
}

/** Days since 1970, so that days compare as numbers: of `2026-11-15`, or of anything that `Date.parse` understands. */
export function dayNumber(text: string): number {
  const day = text.length === 10 ? daysUntil(text) : Number.NaN;
  return Number.isNaN(day) ? Math.floor(Date.parse(text) / msInDay) : day;
}

/** By month, January first: the days of a common year before it. */
const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/**
 * Days from 1970 to the date that a text begins with; NaN when it begins with none. Leap days are counted up to the last
 * February: 2024-03-01 comes after as many of them as 2025-01-01. The 29th and later, which not every month has, are
 * left to `Date.parse`.
 */
function daysUntil(text: string): number {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  const before = daysBefore[month - 1];
  if (!hasAt(text, 4, '-') || !hasAt(text, 7, '-')) return Number.NaN;
  if (before === undefined || !(day >= 1 && day <= 28)) return Number.NaN;
  const lastFebruary = month > 2 ? year : year - 1;
  return (year - 1970) * 365 + before + day - 1 + leapDaysUpTo(lastFebruary) - leapDaysUpTo(1969);
}

function leapDaysUpTo(year: number): number {
  return Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

/** Milliseconds since midnight at the end of `2026-11-15T09:30:00.000Z`; NaN when it is not written like that. */
function timeOfDay(text: string): number {
  const hours = twoDigits(text, 11);
  const minutes = twoDigits(text, 14);
  const seconds = twoDigits(text, 17);
  // Three digits: the first two, and of the last two the last.
  const ms = twoDigits(text, 20) * 10 + (twoDigits(text, 21) % 10);
  if (!hasAt(text, 13, ':') || !hasAt(text, 16, ':') || !hasAt(text, 19, '.')) return Number.NaN;
  return hours < 24 && minutes < 60 && seconds < 60
    ? ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms
    : Number.NaN;
}
