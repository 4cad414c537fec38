import { dayMs } from '../time/day-ms.ts';
import type { AttributeDefinition } from '../vehicle/attribute.ts';
import { buildDay, daysInMonth, parseDay } from '../vehicle/parsing/parse-day.ts';
import { quote } from '../vehicle/parsing/parse-value.ts';
import { type FeedValue, leftOut, longestShortText, nothing, understood } from './feed-value.ts';

/** The day does not exist, and the cell says nothing else. */
const noDay = new Set(['no', 'expired', 'exempt', 'notrequired', 'notneeded', 'new', 'due', 'out']);

const monthWords = new Map([['sept', 9]]);
for (const [index, name] of [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
].entries())
  monthWords.set(name, index + 1).set(name.slice(0, 3), index + 1);

/** Words around a date that say what expires. */
const fillers = new Set(
  'nct cvrt doe mot test tested until untill till til to exp expires expiry expiring valid due end of st nd rd th date'.split(
    ' ',
  ),
);

/** Spreadsheets count days from here; the first and last are far beyond any test's expiry date. */
const dayZero = Date.UTC(1899, 11, 30);
const [firstSerial, lastSerial] = [36_526, 65_745];

/**
 * Parses an expiry date in the ways that people here write it. A month alone means its last day: `01/27`,
 * `Jan 2027`, `NCT until 15.01.2027`, `46037`.
 */
export function parseFeedDay(attribute: AttributeDefinition, raw: unknown): FeedValue {
  const bad = () =>
    leftOut(`${attribute.label} ${quote(raw)} is not a day such as 2026-11-15, 15/11/2026 or Nov 2026`);
  if (typeof raw === 'number') return understoodOr(readSerial(raw), bad);
  if (typeof raw !== 'string' || raw.length > longestShortText) return bad();
  const text = raw.trim();
  if (noDay.has(text.toLowerCase().replace(/[^a-z]/g, ''))) return nothing;
  return understoodOr(parseDay(text) ?? readParts(text), bad);
}

function understoodOr(day: string | null, bad: () => FeedValue): FeedValue {
  return day === null ? bad() : understood(day);
}

function readSerial(serial: number): string | null {
  if (serial < firstSerial || serial > lastSerial) return null;
  return new Date(dayZero + Math.floor(serial) * dayMs).toISOString().slice(0, 10);
}

type Part = { digits: string } | { month: number };

function readParts(text: string): string | null {
  const parts: Part[] = [];
  // A time of day after the date is ignored.
  const [date = ''] = text.split(/(?<=\d)[T ]+(?=\d{1,2}:\d\d)/, 1);
  for (const [word] of date.toLowerCase().matchAll(/\d+|[a-z]+/g)) {
    const month = monthWords.get(word);
    if (month !== undefined) parts.push({ month });
    else if (/^\d/.test(word)) parts.push({ digits: word });
    else if (!fillers.has(word)) return null;
  }
  return parts.length > 3 ? null : buildFromParts(parts);
}

function buildFromParts([first, second, third]: readonly Part[]): string | null {
  if (first === undefined) return null;
  if (second === undefined)
    return 'digits' in first && first.digits.length === 5 ? readSerial(Number(first.digits)) : null;
  if (third === undefined) {
    if (isYear(first)) return lastDayOf(yearOf(first), monthOf(second));
    return lastDayOf(yearOf(second), monthOf(first));
  }
  if (isYear(first)) return buildDay(yearOf(first), monthOf(second), dayOf(third));
  // `Jan 15, 2027` names its month; digits alone are day, month, year, as everywhere except in America.
  if ('month' in first) return buildDay(yearOf(third), first.month, dayOf(second));
  return buildDay(yearOf(third), monthOf(second), dayOf(first));
}

const isYear = (part: Part) => 'digits' in part && part.digits.length === 4;

function yearOf(part: Part): number {
  if (!('digits' in part)) return Number.NaN;
  const { digits } = part;
  if (digits.length === 4) return Number(digits);
  return digits.length === 2 ? 2000 + Number(digits) : Number.NaN;
}

function monthOf(part: Part): number {
  return 'month' in part ? part.month : shortNumber(part.digits);
}

function dayOf(part: Part): number {
  return 'digits' in part ? shortNumber(part.digits) : Number.NaN;
}

const shortNumber = (digits: string) => (digits.length <= 2 ? Number(digits) : Number.NaN);

function lastDayOf(year: number, month: number): string | null {
  return buildDay(year, month, daysInMonth(year, month));
}
