import { type RefObject, useEffect, useState } from 'react';

export interface ScrollEnds {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Whether a horizontally scrolling row is at its ends; at both if all of it is visible. */
export function useScrollEnds(ref: RefObject<HTMLElement | null>, first: ScrollEnds): ScrollEnds {
  const [ends, setEnds] = useState(first);

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () => {
      // Browsers stop a fraction of a pixel short of the end when the page is zoomed.
      const isAtStart = Math.abs(row.scrollLeft) < 2;
      const isAtEnd = Math.abs(row.scrollLeft) + row.clientWidth > row.scrollWidth - 2;
      setEnds((old) =>
        old.isAtStart === isAtStart && old.isAtEnd === isAtEnd ? old : { isAtStart, isAtEnd },
      );
    };
    row.addEventListener('scroll', look, { passive: true });
    // It also looks at first, once the row is laid out. To look here would make the browser lay out rows far below
    // the window, while the page becomes interactive.
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => {
      row.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [ref]);
  return ends;
}
