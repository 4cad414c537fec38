import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { matchRoutes, PrefetchPageLinks, UNSAFE_DataRouterContext, useNavigate } from 'react-router';
import { hasFailedChunk } from '../../../parts/lazy-component/failed-chunk.ts';
import { areShortcutsOn } from '../are-shortcuts-on.ts';
import { prefetchAnswer, prefetchedRoute } from '../prefetch/prefetched-answers.ts';
import { findFollowedLink, isPlainPress, setVisitorAddress } from './link-behaviour.ts';

/** Long enough to tell a glance from a mouse that only passes. */
const hoverMs = 100;

/**
 * One listener for all links of the site: follows them without a page load and prefetches what a visitor
 * hovers over.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const [wanted, setWanted] = useState<string | null>(null);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetch = useEffectEvent((href: string) => {
    setWanted(href);
    // The router does not prefetch the data of these.
    const matches = router && matchRoutes(router.routes, href);
    if (matches?.some(({ route }) => route.id === prefetchedRoute)) prefetchAnswer(href);
  });

  // On the document, where React registered its listener first: handlers that prevent the press have already run.
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      // The next page may need the piece that failed to load: a full load lets the server render it.
      if (hasFailedChunk()) return;
      const link = findFollowedLink(event.target);
      if (!link) return;
      event.preventDefault();
      // A link that is already pressed is loading; do not prefetch it too.
      clearTimeout(hoverTimer.current);
      const { pathname, search, hash } = window.location;
      void navigate(link.href, {
        replace: link.href === pathname + search + hash,
        preventScrollReset: link.behaviour !== 'page',
        // A page that only changes its query does not fade: it is still the same page.
        viewTransition: link.behaviour === 'page' && link.href.split(/[?#]/, 1)[0] !== pathname,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  useEffect(() => {
    // The router's links prefetch by themselves.
    if (!areShortcutsOn) return;
    let shown: string | null = null;
    const show = ({ target }: Event) => {
      const link = findFollowedLink(target);
      if (link) setVisitorAddress(target);
      const href = link && link.behaviour !== 'quiet' ? link.href : null;
      if (href === shown) return;
      shown = href;
      clearTimeout(hoverTimer.current);
      if (href !== null) hoverTimer.current = setTimeout(() => prefetch(href), hoverMs);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of events) document.addEventListener(name, show, { passive: true });
    return () => {
      clearTimeout(hoverTimer.current);
      for (const name of events) document.removeEventListener(name, show);
    };
  }, []);

  return wanted === null ? null : <PrefetchPageLinks page={wanted} />;
}
