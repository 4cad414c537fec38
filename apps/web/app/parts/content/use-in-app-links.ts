import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Sends plain clicks on links in HTML text through the router, if they lead to one of our pages. */
export function useInAppLinks(place: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const follow = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!isPlain || event.defaultPrevented || !href?.startsWith('/') || link?.target) return;
      // A downloadable example is a file on the server, not a page.
      if (/\.[a-z]+$/.test(href)) return;
      event.preventDefault();
      void navigate(href);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [navigate, place]);
}
