import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Runs when a navigation starts, when one ends before its start was observed, and when the browser leaves the page. */
export function useOnNavigation(act: () => void): void {
  const { state } = useNavigation();
  const { key } = useLocation();
  const lastKey = useRef(key);
  const run = useEffectEvent(act);

  useEffect(() => {
    if (state !== 'idle' || lastKey.current !== key) run();
    lastKey.current = key;
  }, [state, key]);

  useEffect(() => {
    // The browser may keep the page in its back/forward cache and show it again: close any open menu first.
    const leave = () => run();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}
