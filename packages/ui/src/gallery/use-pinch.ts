import { type RefObject, useEffect } from 'react';
import { noZoom, type Point, pan, type Zoom, zoomAt } from './zoom.ts';

/**
 * Two fingers, a double tap or the wheel with Ctrl magnify the picture under them; one finger or the mouse moves it.
 * The picture is changed directly: a render for every move of a finger would come too late for the eye.
 */
export function usePinch(strip: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    const zooms = new WeakMap<HTMLElement, Zoom>();
    const cleanup = new AbortController();
    const options = { signal: cleanup.signal };

    const apply = (picture: HTMLElement, zoom: Zoom) => {
      zooms.set(picture, zoom);
      picture.style.transform =
        zoom.scale === 1 ? '' : `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
      // While a picture is magnified, fingers move it and not the strip.
      element.toggleAttribute('data-zoomed', zoom.scale > 1);
    };
    const pictureUnder = (event: Event) => (event.target instanceof HTMLImageElement ? event.target : null);
    const zoomOf = (picture: HTMLElement) => zooms.get(picture) ?? noZoom;
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
      (event) => pointers.set(event.pointerId, { x: event.clientX, y: event.clientY }),
      options,
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        const picture = pictureUnder(event);
        const last = pointers.get(event.pointerId);
        if (!picture || !last) return;
        const before = spread();
        pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const after = spread();
        const zoom = zoomOf(picture);
        if (before && after) {
          apply(
            picture,
            zoomAt(zoom, (zoom.scale * after.distance) / before.distance, fromMiddle(after.middle)),
          );
        } else if (zoom.scale > 1) {
          apply(
            picture,
            pan(
              zoom,
              { x: event.clientX - last.x, y: event.clientY - last.y },
              element.getBoundingClientRect(),
            ),
          );
        }
      },
      options,
    );
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      element.addEventListener(end, (event) => pointers.delete(event.pointerId), options);
    }
    element.addEventListener(
      'dblclick',
      (event) => {
        const picture = pictureUnder(event);
        if (!picture) return;
        const at = fromMiddle({ x: event.clientX, y: event.clientY });
        apply(picture, zoomOf(picture).scale > 1 ? noZoom : zoomAt(noZoom, 2.5, at));
      },
      options,
    );
    element.addEventListener(
      'wheel',
      (event) => {
        const picture = pictureUnder(event);
        if (!picture || !event.ctrlKey) return;
        event.preventDefault();
        const zoom = zoomOf(picture);
        apply(
          picture,
          zoomAt(
            zoom,
            zoom.scale * Math.exp(-event.deltaY / 200),
            fromMiddle({ x: event.clientX, y: event.clientY }),
          ),
        );
      },
      { ...options, passive: false },
    );
    return () => cleanup.abort();
  }, [strip]);
}
