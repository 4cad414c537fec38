import type { OpeningChange } from '@forecourt/domain';
import { useCallback, useSyncExternalStore } from 'react';
import type { OpenNowView } from './build-opening-view.ts';
import { findCurrent } from './paint-opening.ts';

/** Timers are limited to 32 bits, and a laptop that slept wakes when its visitor returns. */
const longestWaitMs = 3_600_000;

/** The current state; null on the server, in the render that must match it, and when unknown. */
export function useOpenNow(view: OpenNowView): OpeningChange | null {
  const subscribe = useCallback(
    (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const next = view.changes.find(({ from }) => from > Date.now())?.from ?? view.until;
        timer = setTimeout(tick, Math.min(longestWaitMs, Math.max(1000, next - Date.now())));
      };
      const tick = () => {
        tell();
        wait();
      };
      wait();
      document.addEventListener('visibilitychange', tell);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tell);
      };
    },
    [view],
  );
  return useSyncExternalStore(
    subscribe,
    () => findCurrent(view, Date.now()),
    () => null,
  );
}
