import type { OpeningChange } from '@forecourt/domain';
import type { OpenNowView } from './build-opening-view.ts';

/** Null when the page is older than what it knows. */
export function findCurrent({ changes, until }: OpenNowView, now: number): OpeningChange | null {
  return now < until ? (changes.findLast(({ from }) => from <= now) ?? null) : null;
}

/**
 * Says whether it is open at the browser's hour, before the line is painted. The page carries this function as text, so
 * it can name nothing outside itself, and it must not throw.
 */
export function paintOpening(line: Element | null, { changes, until }: OpenNowView): void {
  const now = Date.now();
  const current = changes.filter(({ from }) => from <= now).at(-1);
  if (!line || !current || now >= until) return;
  line.textContent = current.words;
  line.setAttribute('data-state', current.isOpen ? 'open' : 'closed');
}

/** Marks the row of today, as days go in Ireland: its rows begin with Monday. As text in the page, too. */
export function paintToday(table: Element | null): void {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Dublin', weekday: 'long' });
  const today = format.format(new Date()).toLowerCase();
  for (const row of table?.querySelectorAll('[data-day]') ?? [])
    row.toggleAttribute('data-today', row.getAttribute('data-day') === today);
}
