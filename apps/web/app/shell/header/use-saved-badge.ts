import { type RefObject, useEffect } from 'react';
import { useSavedCount } from '../../visitor/saved/use-saved.ts';

/** Until React knows the number, the style sheet shows it from the root element. */
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
