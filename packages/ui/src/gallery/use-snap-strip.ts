import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface SnapStrip {
  ref: RefObject<HTMLUListElement | null>;
  /** The picture that fills the strip now. */
  index: number;
  /** Stops at both ends. */
  goTo: (index: number, behavior?: ScrollBehavior) => void;
}

/** Follows a row of pictures that the browser scrolls and snaps, and turns it on request. */
export function useSnapStrip(count: number): SnapStrip {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const follow = () => setIndex(Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth)));
    follow();
    strip.addEventListener('scroll', follow, { passive: true });
    return () => strip.removeEventListener('scroll', follow);
  }, []);

  const goTo = useCallback(
    (wanted: number, behavior: ScrollBehavior = 'smooth') => {
      const target = Math.min(count - 1, Math.max(0, wanted));
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      ref.current?.scrollTo({
        left: target * ref.current.clientWidth,
        behavior: isCalm ? 'instant' : behavior,
      });
    },
    [count],
  );
  return { ref, index, goTo };
}
