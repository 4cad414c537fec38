import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { focusHeading } from '../../../shell/navigation/focus-heading.ts';

/**
 * The list and its comparison differ in the query alone, by which a page keeps its place: to a visitor they are two
 * pages all the same, so the second begins at its heading. Going back keeps the place that the browser remembers.
 */
export function useArrival(kind: string): void {
  const type = useNavigationType();
  const last = useRef(kind);
  useEffect(() => {
    if (last.current === kind) return;
    last.current = kind;
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [kind, type]);
}
