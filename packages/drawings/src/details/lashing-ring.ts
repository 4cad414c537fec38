import { path, rect } from '../svg.ts';

export function drawRing(x: number, y: number, scale: number): string[] {
  return [
    rect(x - 22 * scale, y - 8 * scale, 44 * scale, 20 * scale, { rx: 5, fill: '#33383d' }),
    path(`M${x - 14 * scale} ${y}Q${x} ${y - 40 * scale} ${x + 14 * scale} ${y}`, {
      fill: 'none',
      stroke: '#15171a',
      'stroke-width': 10 * scale,
    }),
    path(`M${x - 14 * scale} ${y - 2}Q${x} ${y - 42 * scale} ${x + 14 * scale} ${y - 2}`, {
      fill: 'none',
      stroke: '#c3c9ce',
      'stroke-width': 6 * scale,
    }),
  ];
}
