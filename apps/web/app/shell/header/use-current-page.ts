import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Marks the menu links that point to the current page. */
export function useCurrentPage(header: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const link of header.current?.querySelectorAll('[data-menu] a, a[data-menu]') ?? []) {
      if (link.getAttribute('href') === pathname) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [header, pathname]);
}
