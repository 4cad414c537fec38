/** One meeting for a calendar, as RFC 5545 has it. */
export interface CalendarEvent {
  /** The same for as long as the meeting exists, so that a later file changes it instead of adding another. */
  uid: string;
  /** Counts up with every change: a calendar ignores an older file. */
  sequence: number;
  /** When it was last changed, as an ISO time. */
  changedAt: string;
  startsAt: string;
  minutes: number;
  summary: string;
  description: string;
  location: string | null;
  url: string | null;
  isCancelled: boolean;
  /** Nobody has agreed to it. */
  isEstimate?: boolean;
}

export type CalendarMethod = 'PUBLISH' | 'CANCEL';

export function calendarMethod({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>): CalendarMethod {
  return isCancelled ? 'CANCEL' : 'PUBLISH';
}

/**
 * The file. Times are in UTC, which needs no table of time zones and is right over both changes of the clock: every
 * calendar shows them by its owner's clock.
 */
export function formatCalendarFile(event: CalendarEvent): string {
  const end = new Date(Date.parse(event.startsAt) + event.minutes * 60_000).toISOString();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Viewings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(event)}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${formatUtc(event.changedAt)}`,
    `LAST-MODIFIED:${formatUtc(event.changedAt)}`,
    `DTSTART:${formatUtc(event.startsAt)}`,
    `DTEND:${formatUtc(end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location === null ? [] : [`LOCATION:${escapeText(event.location)}`]),
    ...(event.url === null ? [] : [`URL:${event.url}`]),
    `STATUS:${event.isCancelled ? 'CANCELLED' : event.isEstimate ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** `2026-11-21T14:30:00.000Z` as `20261121T143000Z`. */
function formatUtc(time: string): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** People write the place and the title: their commas and line breaks must not become another property. */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those that RFC 5545 forbids in a text
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

const longestLine = 75;

/** Lines end after 75 bytes and go on after a space; a character is never cut. */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > longestLine) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** In UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
