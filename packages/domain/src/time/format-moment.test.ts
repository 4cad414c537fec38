import { expect, test } from 'vitest';
import { formatDayOfMoment } from './format-moment.ts';

test('a moment belongs to its day in Ireland', () => {
  expect(formatDayOfMoment('2026-11-15T09:00:00.000Z')).toBe('15 November 2026');
  expect(formatDayOfMoment('2026-07-14T23:30:00.000Z')).toBe('15 July 2026');
});
