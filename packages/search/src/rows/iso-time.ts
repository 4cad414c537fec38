import { dayMs } from '@forecourt/domain';

/** Digits and signs by their character codes. */
const zero = '0'.charCodeAt(0);
const dash = '-'.charCodeAt(0);
const colon = ':'.charCodeAt(0);
const point = '.'.charCodeAt(0);
const letterT = 'T'.charCodeAt(0);
const letterZ = 'Z'.charCodeAt(0);

/** Two digits of a text as a number; NaN when they are not digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - zero;
  const ones = text.charCodeAt(at + 1) - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** The same as `Date.parse`, several times quicker for the format of adverts: `2026-11-15T09:30:00.000Z`. */
export function parseTime(text: string): number {
  const isLikely = text.length === 24 && text.charCodeAt(10) === letterT && text.charCodeAt(23) === letterZ;
  const ms = isLikely ? daysUntil(text) * dayMs + timeOfDay(text) : Number.NaN;
  return Number.isNaN(ms) ? Date.parse(text) : ms;
}

/**
 * Days since 1970, so that days compare as numbers: for `2026-11-15`, or anything that `Date.parse`
 * understands.
 */
export function dayNumber(text: string): number {
  const day = text.length === 10 ? daysUntil(text) : Number.NaN;
  return Number.isNaN(day) ? Math.floor(Date.parse(text) / dayMs) : day;
}

/** The years of vehicles and adverts; others are left to `Date.parse`. */
const firstYear = 1900;
const lastYear = 2100;

/** Days from 1970 to the first of every month of those years, and of the month after them. */
const monthStarts = Int32Array.from(
  { length: (lastYear - firstYear + 1) * 12 + 1 },
  (_, month) => Date.UTC(firstYear, month) / dayMs,
);

/** Days from 1970 to the date that a text begins with; NaN if there is none, or for 31 February. */
function daysUntil(text: string): number {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (text.charCodeAt(4) !== dash || text.charCodeAt(7) !== dash) return Number.NaN;
  if (!(year >= firstYear && year <= lastYear && month >= 1 && month <= 12 && day >= 1)) return Number.NaN;
  const index = (year - firstYear) * 12 + month - 1;
  const days = (monthStarts[index] ?? 0) + day - 1;
  return days < (monthStarts[index + 1] ?? 0) ? days : Number.NaN;
}

/** Milliseconds since midnight at the end of `2026-11-15T09:30:00.000Z`; NaN for any other format. */
function timeOfDay(text: string): number {
  const hours = twoDigits(text, 11);
  const minutes = twoDigits(text, 14);
  const seconds = twoDigits(text, 17);
  // Three digits: the first two, and the last of the last two.
  const ms = twoDigits(text, 20) * 10 + (twoDigits(text, 21) % 10);
  const hasSigns =
    text.charCodeAt(13) === colon && text.charCodeAt(16) === colon && text.charCodeAt(19) === point;
  return hasSigns && hours < 24 && minutes < 60 && seconds < 60
    ? ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms
    : Number.NaN;
}
