import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Keeps the filter that was used where it is in the window. A shorter list makes a shorter page, from which the panel
 * would slide away, and fewer options make a shorter panel. Returns what to call just before the results change.
 */
export function useHeldControl(form: RefObject<HTMLFormElement | null>): () => void {
  const { key } = useLocation();
  const held = useRef<{ panel: Element; panelTop: number; control: Element; controlTop: number } | null>(
    null,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to look, not what to read
  useLayoutEffect(() => {
    if (!held.current) return;
    const { panel, panelTop, control, controlTop } = held.current;
    held.current = null;
    // The page's own scroll rules come after this effect, and before the next frame.
    requestAnimationFrame(() => {
      if (!control.isConnected) return;
      window.scrollBy({ top: topOf(panel) - panelTop, behavior: 'instant' });
      panel.scrollBy({ top: topOf(control) - controlTop, behavior: 'instant' });
    });
  }, [key]);

  return useCallback(() => {
    const control = document.activeElement;
    const panel = form.current?.parentElement;
    const isInside = panel && control && form.current?.contains(control);
    held.current = isInside ? { panel, panelTop: topOf(panel), control, controlTop: topOf(control) } : null;
  }, [form]);
}
