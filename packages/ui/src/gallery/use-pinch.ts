import { type RefObject, useEffect } from 'react';
import { noZoom, type Point, pan, type Zoom, zoomAt } from './zoom.ts';

/**
 * Two fingers, a double tap or Ctrl with the wheel zoom the current picture; one finger or the mouse pans it,
 * and moving to another picture ends it. The picture is changed directly: a render for every pointer move
 * would lag visibly.
 */
export function usePinch(strip: RefObject<HTMLElement | null>, index: number) {
  useEffect(() => {
    const element = strip.current;
    const picture = element?.children[index]?.querySelector('img');
    if (!element || !picture) return;
    const pointers = new Map<number, Point>();
    let zoom = noZoom;
    const cleanup = new AbortController();
    const options = { signal: cleanup.signal };

    const apply = (next: Zoom) => {
      zoom = next;
      picture.style.transform =
        zoom.scale === 1 ? '' : `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
      // While a picture is zoomed, fingers pan it and not the strip.
      element.toggleAttribute('data-zoomed', zoom.scale > 1);
    };
    const fromMiddle = ({ x, y }: Point): Point => {
      const box = element.getBoundingClientRect();
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    };
    const spread = () => {
      const [a, b] = [...pointers.values()];
      if (!a || !b) return null;
      return {
        distance: Math.hypot(a.x - b.x, a.y - b.y),
        middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      };
    };

    element.addEventListener(
      'pointerdown',
      (event) => pointers.set(event.pointerId, pointOf(event)),
      options,
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        const last = pointers.get(event.pointerId);
        if (!last) return;
        const here = pointOf(event);
        const before = spread();
        pointers.set(event.pointerId, here);
        const after = spread();
        if (before && after) {
          apply(zoomAt(zoom, (zoom.scale * after.distance) / before.distance, fromMiddle(after.middle)));
        } else if (zoom.scale > 1) {
          apply(pan(zoom, { x: here.x - last.x, y: here.y - last.y }, element.getBoundingClientRect()));
        }
      },
      options,
    );
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      element.addEventListener(end, (event) => pointers.delete(event.pointerId), options);
    }
    element.addEventListener(
      'dblclick',
      (event) => apply(zoom.scale > 1 ? noZoom : zoomAt(noZoom, 2.5, fromMiddle(pointOf(event)))),
      options,
    );
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        apply(zoomAt(zoom, zoom.scale * Math.exp(-event.deltaY / 200), fromMiddle(pointOf(event))));
      },
      { ...options, passive: false },
    );
    return () => {
      cleanup.abort();
      apply(noZoom);
    };
  }, [strip, index]);
}

function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
