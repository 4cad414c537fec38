import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Keeps the used filter in place in the window. A shorter list makes a shorter page, which would move the
 * panel, and fewer options make a shorter panel. Returns a function to call just before the results change.
 */
export function useScrollAnchor(form: RefObject<HTMLFormElement | null>, shown: unknown): () => void {
  const { key } = useLocation();
  const held = useRef<{ panel: Element; panelTop: number; control: Element; controlTop: number } | null>(
    null,
  );

  const putBack = useCallback(() => {
    if (!held.current) return;
    const { panel, panelTop, control, controlTop } = held.current;
    // The page's own scroll rules run after these effects, and before the next frame.
    requestAnimationFrame(() => {
      if (!control.isConnected) return;
      window.scrollBy({ top: topOf(panel) - panelTop, behavior: 'instant' });
      panel.scrollBy({ top: topOf(control) - controlTop, behavior: 'instant' });
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key decides when to run, not what to read
  useLayoutEffect(putBack, [key, putBack]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above; the panel's own change is the last one
  useLayoutEffect(() => {
    putBack();
    held.current = null;
  }, [shown, putBack]);

  return useCallback(() => {
    const control = document.activeElement;
    const panel = form.current?.parentElement;
    const isInside = panel && control && form.current?.contains(control);
    held.current = isInside ? { panel, panelTop: topOf(panel), control, controlTop: topOf(control) } : null;
  }, [form]);
}
