import { type CalendarEvent, formatCalendarFile } from './calendar-file.ts';

/** A line of its own: what people write goes on after a space, so it cannot be one of these. */
const begin = '\r\nBEGIN:VEVENT\r\n';
const end = '\r\nEND:VEVENT\r\n';

/** One file with several meetings, none of them cancelled; null for none, because a calendar without any is no file. */
export function formatCalendarOf(events: readonly CalendarEvent[]): string | null {
  const files = events.map(formatCalendarFile);
  const [first] = files;
  if (first === undefined) return null;
  const meetings = files.map((file) => file.slice(file.indexOf(begin), file.indexOf(end) + end.length - 2));
  const [head, foot] = [
    first.slice(0, first.indexOf(begin)),
    first.slice(first.indexOf(end) + end.length - 2),
  ];
  return head + meetings.join('') + foot;
}
