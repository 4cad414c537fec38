import { type RefObject, useEffect, useRef } from 'react';
import { useControlsReset } from './use-controls-reset.ts';

/**
 * Controls keep their own state, so that they work before hydration; when the page itself changes their value
 * (a filter is reset), the change is applied here.
 */
export function useSyncedProperty<E extends HTMLElement, K extends keyof E>(
  ref: RefObject<E | null>,
  key: K,
  wanted: E[K],
) {
  const last = useRef(wanted);
  useEffect(() => {
    if (last.current === wanted) return;
    last.current = wanted;
    if (ref.current) ref.current[key] = wanted;
  }, [ref, key, wanted]);
  useControlsReset(ref, () => {
    if (ref.current) ref.current[key] = wanted;
  });
}
