import { expect, test } from 'vitest';
import { formatDayOfMoment, formatMoment } from './format-moment.ts';

test('a moment belongs to its day in Ireland', () => {
  expect(formatDayOfMoment('2026-11-15T09:00:00.000Z')).toBe('15 November 2026');
  expect(formatDayOfMoment('2026-07-14T23:30:00.000Z')).toBe('15 July 2026');
});

test('a time is the clock’s in Ireland', () => {
  expect(formatMoment('2026-11-15T09:05:00.000Z')).toBe('15 November 2026 at 09:05');
  expect(formatMoment('2026-07-14T23:30:00.000Z')).toBe('15 July 2026 at 00:30');
});
