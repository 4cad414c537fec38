import type { OpeningChange } from '@forecourt/domain';
import type { OpenNowView, TodayView } from './build-opening-view.ts';

/** Null when the page is older than its data covers. */
export function findCurrent({ changes, until }: OpenNowView, now: number): OpeningChange | null {
  return now < until ? (changes.findLast(({ from }) => from <= now) ?? null) : null;
}

/**
 * Shows whether the dealer is open by the browser's clock, before the line is painted. The page carries this
 * function as text, so it must not refer to anything outside itself, and it must not throw.
 */
export function paintOpening(line: Element | null, { changes, until }: OpenNowView): void {
  const now = Date.now();
  const current = changes.filter(({ from }) => from <= now).at(-1);
  if (!line || !current || now >= until) return;
  line.textContent = current.words;
  line.setAttribute('data-state', current.isOpen ? 'open' : 'closed');
}

/**
 * Marks today's row by Irish time; none when the page is older than its data covers. The page carries this as
 * text, too.
 */
export function paintToday(table: Element | null, { holidays, until }: TodayView): void {
  const now = new Date();
  const read = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Dublin', ...parts }).format(now);
  const isHoliday = holidays.includes(read({ year: 'numeric', month: '2-digit', day: '2-digit' }));
  const today = isHoliday ? 'bank-holiday' : read({ weekday: 'long' }).toLowerCase();
  const isKnown = now.getTime() < until;
  for (const row of table?.querySelectorAll('[data-day]') ?? [])
    row.toggleAttribute('data-today', isKnown && row.getAttribute('data-day') === today);
}
