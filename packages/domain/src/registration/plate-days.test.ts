import { expect, test } from 'vitest';
import { plateDays } from './plate-days.ts';

test.each([
  [2012, null, '2012-01-01', '2012-12-31'],
  [2026, 1, '2026-01-01', '2026-06-30'],
  [2026, 2, '2026-07-01', '2026-12-31'],
] as const)('a plate of %i, half %s, covers %s to %s', (year, half, from, to) => {
  const { first, last } = plateDays(year, half);
  expect([first, last].map((day) => day.toISOString().slice(0, 10))).toEqual([from, to]);
});
