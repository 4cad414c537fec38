import { describe, expect, it } from 'vitest';
import { isoTime, isoTimeOrNull } from './iso-time.ts';

describe('a time from PostgreSQL', () => {
  it.each([
    ['2026-11-15 02:44:05+00', '2026-11-15T02:44:05.000Z'],
    ['2026-11-15 02:44:05.1+00', '2026-11-15T02:44:05.100Z'],
    ['2026-11-15 02:44:05.123+00', '2026-11-15T02:44:05.123Z'],
    ['2026-11-15T02:44:05.12+00:00', '2026-11-15T02:44:05.120Z'],
    ['2026-11-15T02:44:05+00:00', '2026-11-15T02:44:05.000Z'],
    ['2026-07-15 02:44:05.5+01', '2026-07-15T01:44:05.500Z'],
    ['2026-11-15 02:44:05.123456+00', '2026-11-15T02:44:05.123Z'],
  ])('%s is %s', (stored, iso) => {
    expect(isoTime(stored)).toBe(iso);
  });

  it('may be null', () => {
    expect(isoTimeOrNull(null)).toBeNull();
  });
});
