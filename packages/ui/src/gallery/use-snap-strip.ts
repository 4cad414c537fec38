import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { decideScrollBehavior } from '../base/decide-scroll-behavior.ts';

export interface SnapStrip {
  ref: RefObject<HTMLUListElement | null>;
  /** The picture that currently fills the strip. */
  index: number;
  /** Stops at both ends. */
  goTo: (index: number, behavior?: ScrollBehavior) => void;
  /** Moves by this many pictures, forward or back. */
  turn: (by: number) => void;
}

/** Tracks a row of pictures with native scrolling and snapping, and moves it on request. */
export function useSnapStrip(count: number): SnapStrip {
  const ref = useRef<HTMLUListElement>(null);
  /** Where the strip is scrolling to: four quick presses mean the fourth picture from here. */
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

/** A fraction between two pictures. */
function placeOf(strip: HTMLElement): number {
  return Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth);
}
