import { line, rect } from '../svg.ts';

export function drawVent(x: number, y: number, width: number, height: number): string[] {
  return [
    rect(x, y, width, height, { rx: 14, fill: '#0a0b0d', stroke: '#4b5158', 'stroke-width': 4 }),
    ...[0.28, 0.5, 0.72].map((share) =>
      line(x + 10, y + height * share, x + width - 10, y + height * share, {
        stroke: '#2c3036',
        'stroke-width': 7,
      }),
    ),
    line(x + width / 2, y + 10, x + width / 2, y + height - 10, { stroke: '#3a3f46', 'stroke-width': 6 }),
  ];
}
