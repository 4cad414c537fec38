/** The zoom factor, and the offset of the middle in screen pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };

const most = 5;

/** Zooms so that the point under `at` (from the middle of the picture) stays under it. */
export function zoomAt(zoom: Zoom, wantedScale: number, at: Point): Zoom {
  const scale = Math.min(most, Math.max(1, wantedScale));
  if (scale === 1) return noZoom;
  const ratio = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio };
}

/** Pans a zoomed picture, but never so far that its edge comes inside the frame. */
export function pan(zoom: Zoom, by: Point, frame: { width: number; height: number }): Zoom {
  const reach = (size: number) => (size * (zoom.scale - 1)) / 2;
  const hold = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return {
    scale: zoom.scale,
    x: hold(zoom.x + by.x, reach(frame.width)),
    y: hold(zoom.y + by.y, reach(frame.height)),
  };
}
