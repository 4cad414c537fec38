import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { focusHeading } from '../../../shell/navigation/focus-heading.ts';

/**
 * The list and its comparison differ only in the query, which usually keeps the scroll position: to a visitor
 * they are two pages, so the second starts at its heading. Going back keeps the browser's saved position.
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
