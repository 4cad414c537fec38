import { prefetchFreshSeconds } from '@forecourt/site';
import { UNSAFE_decodeViaTurboStream as decodeStream } from 'react-router';
import { areShortcutsOn } from '../are-shortcuts-on.ts';

/** The one screen whose data is prefetched: results, where every press loads other results. */
export const prefetchedRoute = 'screens/buying/results/results';

/** By address. Each entry serves one visit: a second request fetches the newest data. */
const answers = new Map<string, { answer: Promise<unknown>; until: number }>();

/**
 * Prefetches the data of an address that the visitor will probably open, and decodes it too: the browser's
 * own prefetch keeps it as text, and finding and decoding it after the press would take longer than rendering
 * it.
 */
export function prefetchAnswer(href: string): void {
  if (!areShortcutsOn) return;
  const url = new URL(href, window.location.href);
  const address = url.pathname + url.search;
  for (const [stored, { until }] of answers) if (until < Date.now()) answers.delete(stored);
  if (answers.has(address) || address === window.location.pathname + window.location.search) return;
  // A failed prefetch is fetched again after the press, and fails there.
  const answer = fetchAnswer(url).catch(() => null);
  answers.set(address, { answer, until: Date.now() + prefetchFreshSeconds * 1000 });
}

/** The prefetched data of an address, perhaps still loading; null if there is none. */
export async function takePrefetched(address: string): Promise<unknown> {
  const prefetched = answers.get(address);
  answers.delete(address);
  return prefetched && Date.now() < prefetched.until ? prefetched.answer : null;
}

/** A redirect or an error counts as no response. */
async function fetchAnswer({ pathname, search }: URL): Promise<unknown> {
  const routes = `${search ? '&' : '?'}_routes=${prefetchedRoute}`;
  const { body, status } = await fetch(`${pathname}.data${search}${routes}`);
  if (status !== 200 || !body) return null;
  const { value } = await decodeStream(body, window);
  return (value as Partial<Record<string, { data?: unknown }>>)[prefetchedRoute]?.data ?? null;
}
