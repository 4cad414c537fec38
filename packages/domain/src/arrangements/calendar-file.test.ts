import { describe, expect, it } from 'vitest';
import { type CalendarEvent, formatCalendarFile } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: 'viewing-7@forecourt.example',
  sequence: 2,
  changedAt: '2026-11-20T10:15:30.250Z',
  startsAt: '2027-07-03T13:30:00.000Z',
  minutes: 30,
  summary: 'Viewing: Volkswagen Golf, 1.6 TDI',
  description: 'With Niamh.\nBring your licence; and a friend.',
  location: 'Quay Street 1, Galway',
  url: 'https://forecourt.example/conversations/1',
  isCancelled: false,
};

/** As a calendar reads it: folded lines joined, then name and value. */
function unfold(file: string): string[] {
  return file.replace(/\r\n /g, '').split('\r\n');
}

describe('a calendar file', () => {
  it('has every property that a calendar needs, in UTC', () => {
    expect(unfold(formatCalendarFile(event))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Forecourt//Viewings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:viewing-7@forecourt.example',
      'SEQUENCE:2',
      'DTSTAMP:20261120T101530Z',
      'LAST-MODIFIED:20261120T101530Z',
      'DTSTART:20270703T133000Z',
      'DTEND:20270703T140000Z',
      'SUMMARY:Viewing: Volkswagen Golf\\, 1.6 TDI',
      'DESCRIPTION:With Niamh.\\nBring your licence\\; and a friend.',
      'LOCATION:Quay Street 1\\, Galway',
      'URL:https://forecourt.example/conversations/1',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('says what nobody has agreed to', () => {
    expect(unfold(formatCalendarFile({ ...event, isEstimate: true }))).toContain('STATUS:TENTATIVE');
    expect(unfold(formatCalendarFile(event))).toContain('STATUS:CONFIRMED');
  });

  it('takes a cancelled meeting out of the calendar', () => {
    const lines = unfold(formatCalendarFile({ ...event, sequence: 3, isCancelled: true, location: null }));
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3']));
    expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false);
  });

  it('keeps every line within 75 bytes and every character whole', () => {
    const location = `Béal Átha na Sluaighe 🚗 ${'ő, ;\\'.repeat(60)}`;
    const file = formatCalendarFile({ ...event, location });
    // Percent-encoded, every byte of UTF-8 is one escape.
    const bytesOf = (line: string) => encodeURIComponent(line).replace(/%../g, '.').length;
    for (const line of file.split('\r\n')) expect(bytesOf(line)).toBeLessThanOrEqual(75);
    const line = unfold(file).find((each) => each.startsWith('LOCATION:'));
    expect(line?.slice('LOCATION:'.length).replace(/\\(.)/g, '$1')).toBe(location);
  });

  it('cannot be given another property by what people write', () => {
    const summary = 'Golf\r\nATTENDEE:mailto:x@example.com\rSTATUS:CANCELLED\u0000';
    const lines = unfold(formatCalendarFile({ ...event, summary }));
    expect(lines.filter((line) => /^(ATTENDEE|STATUS)/.test(line))).toEqual(['STATUS:CONFIRMED']);
    expect(lines).toContain('SUMMARY:Golf\\nATTENDEE:mailto:x@example.com\\nSTATUS:CANCELLED');
  });
});
