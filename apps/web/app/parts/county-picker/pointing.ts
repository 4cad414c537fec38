/** Told of the county that a visitor points at or has the focus on; null when it is left. */
export type OnPoint = (slug: string | null) => void;

/** By mouse or by keyboard alike. */
export function pointing(slug: string, onPoint: OnPoint) {
  const point = () => onPoint(slug);
  const leave = () => onPoint(null);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
