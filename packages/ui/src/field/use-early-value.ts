import { type RefObject, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../hydrated/use-hydrated.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What was typed before hydration. React resets a text area to its default during hydration, so the value is
 * read before that and restored after.
 */
export function useEarlyValue(id: string, ref: RefObject<Control | null>, onEarly: (value: string) => void) {
  const isHydrated = useHydrated();
  const [early] = useState(() => (isHydrated ? null : findValue(id)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: there is only one hydration
  useLayoutEffect(() => {
    if (early === null || !ref.current) return;
    ref.current.value = early;
    onEarly(early);
  }, []);
}

/** Null on the server, where there is no page yet. */
function findValue(id: string): string | null {
  if (typeof document === 'undefined') return null;
  const control = document.getElementById(id);
  const canType = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return canType ? control.value : null;
}
