/**
 * PostgreSQL writes `2026-11-15 02:44:05.12+00`, and `2026-11-15T02:44:05.12+00:00` in JSON; the domain uses
 * ISO: `2026-11-15T02:44:05.120Z`. Sessions run in UTC, so cutting and padding is enough; parsing through
 * Date takes longer than everything else in loading a market.
 */
export function isoTime(text: string): string {
  const end = text.endsWith('+00') ? text.length - 3 : text.endsWith('+00:00') ? text.length - 6 : 0;
  if (end < 19 || end > 23) return new Date(text).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, end).padEnd(3, '0')}Z`;
}

export function isoTimeOrNull(text: string | null): string | null {
  return text === null ? null : isoTime(text);
}
