import { group, linearGradient, path, url } from '../../svg.ts';
import { roundedBox, shape } from '../curve.ts';
import type { Era } from '../era.ts';
import type { CarProfile } from './profile.ts';

export const lampDefs = (): string =>
  linearGradient('lamp', [
    [0, '#f7fbff'],
    [0.55, '#c9d4dc'],
    [1, '#7f8c96'],
  ]) +
  linearGradient('tail-lamp', [
    [0, '#7c0f16'],
    [0.5, '#c5202a'],
    [1, '#e5424a'],
  ]);

const heightShare: Readonly<Record<Era, number>> = { boxy: 1.1, rounded: 1.05, modern: 0.9, slim: 0.66 };

/** A headlamp wraps from the nose into the wing and tapers towards the door. */
export function drawHeadlamp({ headlamp: { x, y, width, height } }: CarProfile, era: Era): string {
  const tall = height * heightShare[era];
  const long = era === 'boxy' ? width * 0.72 : width;
  const low = y - tall * 0.62;
  const end = era === 'boxy' ? y + 20 : y + tall * 0.42;
  const outline = shape([
    [x - 30, low + 14, 60],
    [x + 30, y + 10, 50],
    [x + long * 0.38, y + tall * 0.36, 22],
    [x + long, end, 12, -110],
    [x + long * 0.86, end - tall * 0.42, 200],
    [x + long * 0.3, low + 18, 190],
  ]);
  const ring = era === 'slim' || era === 'modern';
  return group(
    {},
    path(outline, { fill: ring ? '#20262b' : url('lamp'), stroke: '#14181b', 'stroke-width': 10 }),
    path(outline, {
      fill: url('lamp'),
      'fill-opacity': ring ? 0.42 : 0.3,
      transform: inset(x + long * 0.4, y, 0.86),
    }),
    ring ? runningLight(x, y, long, tall) : reflector(x + long * 0.34, y - tall * 0.1, tall * 0.3),
  );
}

const inset = (x: number, y: number, by: number): string =>
  `translate(${Math.round(x * (1 - by))} ${Math.round(y * (1 - by))}) scale(${by})`;

const runningLight = (x: number, y: number, long: number, tall: number): string =>
  path(
    shape([
      [x + 5, y - tall * 0.34, 30],
      [x + long * 0.4, y + tall * 0.08, 14],
      [x + long * 0.86, y + tall * 0.24, 12, -100],
      [x + long * 0.84, y + tall * 0.12, 190],
      [x + long * 0.4, y - tall * 0.06, 194],
    ]),
    { fill: '#fdfeff' },
  );

const reflector = (x: number, y: number, r: number): string =>
  path(
    `M${Math.round(x - r)} ${Math.round(y)}a${Math.round(r)} ${Math.round(r)} 0 1 0 ${Math.round(2 * r)} 0a${Math.round(r)} ${Math.round(r)} 0 1 0 ${Math.round(-2 * r)} 0`,
    {
      fill: '#fff',
      'fill-opacity': 0.75,
      stroke: '#8c98a1',
      'stroke-width': 8,
    },
  );

/** A tail lamp wraps into the wing; the reflector is below it in the bumper. */
export function drawTailLamp({ tailLamp, length, sill }: CarProfile, era: Era): string {
  const { x, y, width, height } = tailLamp;
  const tall = height * (era === 'slim' ? 0.72 : 1);
  const outline = shape([
    [x - width, y + 10, 170, 10],
    [x - width * 0.3, y + tall * 0.3, 4],
    [x + 12, y + tall * 0.16, -30, -84],
    [x + 40, y - tall * 0.66, -88, 176],
    [x - width * 0.35, y - tall * 0.55, 172],
    [x - width * 0.82, y - tall * 0.14, 150],
  ]);
  const glow = shape([
    [x - width * 0.78, y + 6, 10],
    [x - width * 0.2, y + tall * 0.12, 2],
    [x + 14, y, -20, -88],
    [x + 20, y - tall * 0.14, -88, 180],
    [x - width * 0.3, y - tall * 0.1, 174],
  ]);
  return (
    path(outline, { fill: url('tail-lamp'), stroke: '#3a0a0e', 'stroke-width': 9 }) +
    path(glow, { fill: '#ff8d86', 'fill-opacity': 0.8 }) +
    path(roundedBox(length - 130, sill + 190, 130, 24, 10), { fill: '#b3242c' })
  );
}
