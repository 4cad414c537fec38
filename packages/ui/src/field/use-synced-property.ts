import { type RefObject, useEffect, useRef } from 'react';

/** Told to a form whose controls shall hold what the page says, whatever the visitor has chosen since. */
export const putBackEvent = 'put-back';

/**
 * Controls keep their own state, so that they work before hydration; when the page itself changes what they should
 * hold (a filter is reset), the change reaches them here.
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
  useEffect(() => {
    const form = ref.current?.closest('form');
    const putBack = () => {
      if (ref.current) ref.current[key] = wanted;
    };
    form?.addEventListener(putBackEvent, putBack);
    return () => form?.removeEventListener(putBackEvent, putBack);
  }, [ref, key, wanted]);
}
