import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { decideScrollBehavior } from '../base/decide-scroll-behavior.ts';

export interface SnapStrip {
  ref: RefObject<HTMLUListElement | null>;
  /** The picture that fills the strip now. */
  index: number;
  /** Stops at both ends. */
  goTo: (index: number, behavior?: ScrollBehavior) => void;
  /** So many pictures on or back. */
  turn: (by: number) => void;
}

/** Follows a row of pictures that the browser scrolls and snaps, and turns it on request. */
export function useSnapStrip(count: number): SnapStrip {
  const ref = useRef<HTMLUListElement>(null);
  /** Where the strip is on its way to: whoever presses four times fast wants the fourth picture from here. */
  const wanted = useRef<number | null>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const follow = () => {
      const place = placeOf(strip);
      setIndex(Math.round(place));
      if (wanted.current !== null && Math.abs(place - wanted.current) < 0.01) wanted.current = null;
    };
    const leaveToVisitor = () => {
      wanted.current = null;
    };
    follow();
    const cleanup = new AbortController();
    const options = { passive: true, signal: cleanup.signal };
    strip.addEventListener('scroll', follow, options);
    strip.addEventListener('pointerdown', leaveToVisitor, options);
    strip.addEventListener('wheel', leaveToVisitor, options);
    return () => cleanup.abort();
  }, []);

  const goTo = useCallback(
    (to: number, behavior: ScrollBehavior = decideScrollBehavior()) => {
      const strip = ref.current;
      if (!strip) return;
      const target = Math.min(count - 1, Math.max(0, to));
      wanted.current = target === placeOf(strip) ? null : target;
      strip.scrollTo({ left: target * strip.clientWidth, behavior });
    },
    [count],
  );
  const turn = (by: number) => {
    if (ref.current) goTo((wanted.current ?? Math.round(placeOf(ref.current))) + by);
  };
  return { ref, index, goTo, turn };
}

/** Between two pictures it is a fraction. */
function placeOf(strip: HTMLElement): number {
  return Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth);
}
