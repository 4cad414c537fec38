import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Runs when a navigation starts, when one is over before it was seen to start, and when the browser leaves the page. */
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
    // The browser may keep the page as it is and show it again: not with an open menu.
    const leave = () => run();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}
