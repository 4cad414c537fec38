import type { OnPoint } from './CountyPicker.tsx';

/** By mouse or by keyboard alike. */
export function pointing(slug: string, onPoint: OnPoint) {
  const point = () => onPoint(slug);
  const leave = () => onPoint(null);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
