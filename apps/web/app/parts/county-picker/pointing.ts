/** Called with the county that the visitor points at or focuses; null when they leave it. */
export type OnPoint = (slug: string | null) => void;

/** By mouse and keyboard alike. */
export function pointing(slug: string, onPoint: OnPoint) {
  const point = () => onPoint(slug);
  const leave = () => onPoint(null);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
