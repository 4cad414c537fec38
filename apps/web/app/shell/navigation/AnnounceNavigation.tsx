import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { findAnchor } from './find-anchor.ts';
import { focusElement } from './focus-element.ts';
import { focusFollowsAnchor } from './focus-follows-anchor.ts';
import { focusHeading } from './focus-heading.ts';

/** A navigation without a page load is silent to a screen reader: announce the new title and focus its heading. */
export function AnnounceNavigation() {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef({ key, pathname });
  const [title, setTitle] = useState('');

  useEffect(() => {
    const from = last.current;
    if (from.key === key) return;
    last.current = { key, pathname };
    const isNewPage = from.pathname !== pathname;
    const part = findAnchor(hash);
    const isLed = part && focusFollowsAnchor({ fromPath: from.pathname, toPath: pathname, type, search });
    if (isNewPage || isLed) setTitle(document.title);
    if (isNewPage) focusHeading(hash);
    else if (isLed) focusElement(part);
  }, [key, pathname, search, hash, type]);

  return (
    <p className="visually-hidden" aria-live="polite" data-announcer>
      {title}
    </p>
  );
}
