import { type RefObject, useEffect } from 'react';
import { useSavedCount } from '../../visitor/saved/use-saved.ts';

/** Until React knows the number, the root element does, and the style sheet writes it. */
export function useSavedBadge(header: RefObject<HTMLElement | null>): void {
  const count = useSavedCount();
  useEffect(() => {
    const badge = header.current?.querySelector<HTMLElement>('[data-badge]');
    if (!badge) return;
    badge.dataset.live = 'true';
    badge.textContent = count > 0 ? `${count}` : '';
    document.documentElement.toggleAttribute('data-saved', count > 0);
  }, [header, count]);
}
