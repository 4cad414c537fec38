import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { findAnchor } from './find-anchor.ts';
import { keepsScroll } from './keeps-scroll.ts';

/**
 * The router restores a page's scroll position, or scrolls to its anchor or its top. It does not know that a
 * page must stay put when only its query changes: the position is noted before the router scrolls and
 * restored after, within the same frame, for every kind of navigation.
 */
export function ScrollRules({ nonce }: { nonce: string | undefined }) {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const place = useRef(0);
  const last = useRef({ key, pathname });

  // A child's effects run before its parent's, and siblings' effects run in order.
  useLayoutEffect(() => {
    if (last.current.key === key) return;
    const fromPath = last.current.pathname;
    last.current = { key, pathname };
    const hasAnchor = findAnchor(hash) !== null;
    if (keepsScroll({ fromPath, toPath: pathname, type, hasAnchor })) {
      window.scrollTo({ top: place.current, behavior: 'instant' });
    }
  }, [key, pathname, hash, type]);

  return (
    <>
      <NotePlace place={place} />
      <ScrollRestoration nonce={nonce} />
    </>
  );
}

function NotePlace({ place }: { place: RefObject<number> }) {
  const { key } = useLocation();
  const lastKey = useRef(key);
  useLayoutEffect(() => {
    // From now on the visitor may return to pages, and content above a scroll position must have its true height.
    if (lastKey.current !== key) document.documentElement.removeAttribute('data-fresh');
    lastKey.current = key;
    place.current = window.scrollY;
  }, [key, place]);
  return null;
}
