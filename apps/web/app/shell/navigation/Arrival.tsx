import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './focus-heading.ts';

/** A navigation without a page load is silent to a screen reader: the new title is said and its heading gets the focus. */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setTitle(document.title);
    focusHeading(hash);
  }, [pathname, hash]);

  return (
    <p className="visually-hidden" aria-live="polite" data-announcer>
      {title}
    </p>
  );
}
