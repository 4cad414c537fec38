import { type DayHours, type OpeningHours, type Weekday, weekdays } from '../dealer/dealer.ts';
import { capitaliseFirst } from '../text/capitalise.ts';
import { quote } from '../vehicle/parsing/parse-value.ts';

export type ParsedOpeningHours = { kind: 'ok'; value: OpeningHours } | { kind: 'bad'; reason: string };

const example = '"Mon-Fri 09:00-18:00; Sat 10:00-16:00; bank holidays 12:00-16:00"';
const part = /^(bank holidays|[a-z]+(?:\s*(?:-|–|to)\s*[a-z]+)?)[\s:]+(closed|\d.*)$/i;
const between = /\s*(?:-|–|\bto\b)\s*/i;
/** An hour as people say it: without a leading zero, before noon. */
const onClockFace = /^(?:[1-9]|1[01])(?:[:.]\d{2})?$/;
const clock = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/i;

/**
 * Parses a week as feeds and operators write it: `Mon-Fri 9:00-18:00; Sat 10am-4pm; bank holidays
 * 12:00-16:00`. A day that is not named is closed.
 */
export function parseOpeningHours(text: string): ParsedOpeningHours {
  const bad = (what: string): ParsedOpeningHours => ({
    kind: 'bad',
    reason: `Opening hours ${what}. Write them as ${example}`,
  });
  const week = new Map<Weekday, DayHours | null>();
  let bankHolidays: DayHours | undefined;
  const parts = text.split(/[;|,\n]/).map((each) => each.trim());
  for (const written of parts.filter(Boolean)) {
    const [, when = '', span = ''] = part.exec(written) ?? [];
    const hours = /^closed$/i.test(span) ? null : parseSpan(span);
    if (hours === undefined) return bad(`${quote(written)} cannot be read`);
    if (/^bank holidays$/i.test(when)) {
      bankHolidays = hours ?? undefined;
      continue;
    }
    const days = parseDays(when);
    if (!days) return bad(`${quote(written)} name no day of the week`);
    for (const day of days) {
      if (week.has(day)) return bad(`say ${capitaliseFirst(day)} twice`);
      week.set(day, hours);
    }
  }
  if (![...week.values()].some((hours) => hours !== null)) return bad('name no open day');
  const value = Object.fromEntries(weekdays.map((day) => [day, week.get(day) ?? null]));
  return {
    kind: 'ok',
    value: { ...(value as Record<Weekday, DayHours | null>), ...(bankHolidays && { bankHolidays }) },
  };
}

/** `Mon-Fri 09:00-18:00; Sat 10:00-16:00`, which parses back to the same week. */
export function formatOpeningHours(hours: OpeningHours): string {
  const runs: { days: Weekday[]; span: string }[] = [];
  for (const day of weekdays) {
    const span = formatSpan(hours[day]);
    const last = runs.at(-1);
    if (last?.span === span) last.days.push(day);
    else runs.push({ days: [day], span });
  }
  const bankHolidays = hours.bankHolidays ? [`bank holidays ${formatSpan(hours.bankHolidays)}`] : [];
  return [
    ...runs.filter(({ span }) => span !== '').map(({ days, span }) => `${formatDays(days)} ${span}`),
    ...bankHolidays,
  ].join('; ');
}

function parseDays(text: string): readonly Weekday[] | null {
  const ends = text.split(between).map(findDay);
  const [from = -1, to = from] = ends;
  return from < 0 || to < from ? null : weekdays.slice(from, to + 1);
}

/** By at least its first three letters: `Tue`, `Thurs`. */
function findDay(word: string): number {
  return word.length < 3 ? -1 : weekdays.findIndex((day) => day.startsWith(word.toLowerCase()));
}

/** Undefined if it is not a time span within a day. */
function parseSpan(text: string): DayHours | undefined {
  const [opening = '', closing = '', more] = text.split(between);
  const opens = parseClock(opening);
  const closes = parseClock(closing);
  if (!opens || !closes || more !== undefined) return undefined;
  if (opens < closes) return { opens, closes };
  // Closing comes after opening: `9-6` and `12-4.30` end in the evening. `18:00-09:00` is a mistake.
  const isEvening = closes < opens && opens < '13:00' && onClockFace.test(closing);
  const evening = isEvening ? parseClock(`${closing}pm`) : undefined;
  return evening && opens < evening ? { opens, closes: evening } : undefined;
}

/** `9`, `9.30`, `09:00` and `5pm` as `HH:MM`. */
function parseClock(text: string): string | undefined {
  const [, hour, minutes = '00', half] = clock.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const isHalfDay = half !== undefined;
  const hours = isHalfDay ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minutes) > 59 || (isHalfDay && Number(hour) > 12)) return undefined;
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

function formatSpan(hours: DayHours | null): string {
  return hours ? `${hours.opens}-${hours.closes}` : '';
}

function formatDays(days: readonly Weekday[]): string {
  const shorten = (day: Weekday | undefined) => capitaliseFirst((day ?? '').slice(0, 3));
  return days.length === 1 ? shorten(days[0]) : `${shorten(days[0])}-${shorten(days.at(-1))}`;
}
