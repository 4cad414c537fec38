import { useSyncExternalStore } from 'react';

let lastId = '';
const listeners = new Set<() => void>();

/**
 * Of an answer that the router fetched nobody else sees the headers; the browser keeps the server's own timings of it, and
 * a failed one is named there. Watched from the start: the browser's own record of what was loaded is soon full.
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

/** The last one that was the data of a page. Exported for the test. */
export function findFailedId(
  entries: readonly Pick<PerformanceResourceTiming, 'name' | 'serverTiming'>[],
): string | null {
  const named = entries
    .filter(({ name }) => /\.data(\?|$)/.test(name))
    .flatMap(({ serverTiming }) => serverTiming ?? []);
  return named.findLast(({ name }) => name === 'failed')?.description ?? null;
}

/** Empty while no page has failed to come. */
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
