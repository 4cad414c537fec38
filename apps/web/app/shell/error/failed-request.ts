import { useSyncExternalStore } from 'react';

let lastId = '';
const listeners = new Set<() => void>();

/**
 * Nothing else can read the headers of a response that the router fetches, but the browser keeps its
 * Server-Timing entries, and these name a failed request. Observed from the start, because the browser's
 * resource timing buffer soon fills up.
 */
export function watchFailedRequests(): () => void {
  const observer = new PerformanceObserver((list) => {
    const id = findFailedId(list.getEntries() as PerformanceResourceTiming[]);
    if (id === null) return;
    lastId = id;
    for (const tell of listeners) tell();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/** The last failed request for page data. Exported for the test. */
export function findFailedId(
  entries: readonly Pick<PerformanceResourceTiming, 'name' | 'serverTiming'>[],
): string | null {
  const named = entries
    .filter(({ name }) => /\.data(\?|$)/.test(name))
    .flatMap(({ serverTiming }) => serverTiming ?? []);
  return named.findLast(({ name }) => name === 'failed')?.description ?? null;
}

/** Empty while no page has failed to load. */
export function useFailedRequestId(): string {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => lastId,
    () => '',
  );
}
