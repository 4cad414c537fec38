import { expect, test } from 'vitest';
import { isUnchangedSince } from './modified-since.ts';

const changedAt = '2026-11-15T09:00:00.700Z';

test.each([
  [{ 'if-modified-since': 'Sun, 15 Nov 2026 09:00:00 GMT' }, true],
  [{ 'if-modified-since': 'Sun, 15 Nov 2026 08:59:59 GMT' }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
  [{}, false],
  [{ 'if-modified-since': 'Sun, 15 Nov 2026 09:00:00 GMT', 'if-none-match': '"a"' }, false],
])('with %o it is unchanged: %s', (headers, expected) => {
  expect(isUnchangedSince(new Headers(headers as Record<string, string>), changedAt)).toBe(expected);
});
