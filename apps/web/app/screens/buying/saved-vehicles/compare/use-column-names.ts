import { type UIEvent, useEffect, useRef, useState } from 'react';

/** Shows the column names once the headers have scrolled out at the top, and scrolls them with the table. */
export function useColumnNames() {
  const head = useRef<HTMLTableSectionElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!head.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setShown(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(head.current);
    return () => observer.disconnect();
  }, []);
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (names.current) names.current.scrollLeft = currentTarget.scrollLeft;
  };
  return { head, names, isShown, follow };
}
