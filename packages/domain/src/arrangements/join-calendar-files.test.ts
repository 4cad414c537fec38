import { expect, it } from 'vitest';
import type { CalendarEvent } from './calendar-file.ts';
import { formatCalendarOf } from './join-calendar-files.ts';

const event = (uid: string): CalendarEvent => ({
  uid,
  sequence: 0,
  changedAt: '2026-11-17T10:00:00.000Z',
  startsAt: '2026-11-21T10:00:00.000Z',
  minutes: 45,
  summary: 'BEGIN:VEVENT and END:VEVENT in a title',
  description: '',
  location: null,
  url: null,
  isCancelled: false,
});

it('holds every meeting once in one calendar', () => {
  const lines = formatCalendarOf([event('a'), event('b'), event('c')])?.split('\r\n') ?? [];
  const count = (line: string) => lines.filter((each) => each === line).length;
  expect(['BEGIN:VCALENDAR', 'END:VCALENDAR', 'METHOD:PUBLISH'].map(count)).toEqual([1, 1, 1]);
  expect(['BEGIN:VEVENT', 'END:VEVENT'].map(count)).toEqual([3, 3]);
  expect(['UID:a', 'UID:b', 'UID:c'].map(count)).toEqual([1, 1, 1]);
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

it('is no file without a meeting', () => expect(formatCalendarOf([])).toBeNull());
