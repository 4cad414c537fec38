import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { findAnchor } from './find-anchor.ts';
import { keepsPlace } from './keeps-place.ts';

/**
 * The router brings a page back to where it was, to its anchor or to its top. What it does not know is that a page
 * whose query alone changed stays put: its place is noted before the router scrolls and put back after, within the
 * same frame, however the navigation came about.
 */
export function ScrollRules({ nonce }: { nonce: string | undefined }) {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const place = useRef(0);
  const last = useRef({ key, pathname });

  // Effects of a child run before its parent's, and those of siblings in their order.
  useLayoutEffect(() => {
    if (last.current.key === key) return;
    const fromPath = last.current.pathname;
    last.current = { key, pathname };
    const hasAnchor = findAnchor(hash) !== null;
    if (keepsPlace({ fromPath, toPath: pathname, type, hasAnchor })) {
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
    // From now on pages may be returned to, and what stands above a place must have its true height.
    if (lastKey.current !== key) document.documentElement.removeAttribute('data-fresh');
    lastKey.current = key;
    place.current = window.scrollY;
  }, [key, place]);
  return null;
}
