import { UNSAFE_decodeViaTurboStream as decodeStream } from 'react-router';
import { areShortcutsOn } from '../are-shortcuts-on.ts';

/** The one screen whose data is fetched before it is asked for: results, where every press asks for others. */
export const prefetchedRoute = 'screens/buying/results/results';

/** How long an answer that nobody has asked for yet is still true enough to show. */
const freshMs = 20_000;

/** By address. Each is good for one visit: whoever asks again wants the newest. */
const answers = new Map<string, { answer: Promise<unknown>; until: number }>();

/**
 * Fetches the data of an address that will probably be asked for, and reads it too: a browser's own prefetching keeps it
 * as text, and to find it and read it after the press would take longer than to show it.
 */
export function prefetchAnswer(href: string): void {
  if (!areShortcutsOn) return;
  const url = new URL(href, window.location.href);
  const address = url.pathname + url.search;
  for (const [kept, { until }] of answers) if (until < Date.now()) answers.delete(kept);
  if (answers.has(address) || address === window.location.pathname + window.location.search) return;
  // What cannot be prefetched is asked for after the press, and fails there.
  const answer = fetchAnswer(url).catch(() => null);
  answers.set(address, { answer, until: Date.now() + freshMs });
}

/** What was prefetched of an address, perhaps still on its way; null where it comes to nothing. */
export async function takePrefetched(address: string): Promise<unknown> {
  const prefetched = answers.get(address);
  answers.delete(address);
  return prefetched && Date.now() < prefetched.until ? prefetched.answer : null;
}

/** A page that has moved, or has failed, is none. */
async function fetchAnswer({ pathname, search }: URL): Promise<unknown> {
  const routes = `${search ? '&' : '?'}_routes=${prefetchedRoute}`;
  const { body, status } = await fetch(`${pathname}.data${search}${routes}`);
  if (status !== 200 || !body) return null;
  const { value } = await decodeStream(body, window);
  return (value as Partial<Record<string, { data?: unknown }>>)[prefetchedRoute]?.data ?? null;
}
