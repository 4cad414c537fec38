import type { Paint } from '../../paint.ts';
import { group, path, url } from '../../svg.ts';
import { type Anchor, roundedBox, shape } from '../curve.ts';
import { both, mirrored } from '../ends/face-shape.ts';
import type { BikeProfile } from './bike-profile.ts';

export const symmetrical = (right: readonly Anchor[]): string => shape([...right, ...mirrored(right)]);

/** Seen from the end, a tyre is a tall rounded bar; a quad and a three-wheeler have two. */
export function tyre(radius: number, width: number, apart: number): string {
  const tread = Array.from(
    { length: 9 },
    (_, index) => `M${-width * 0.36} ${30 + index * radius * 0.22}l${width * 0.36} 22 ${width * 0.36}-22`,
  ).join('');
  const one =
    path(roundedBox(-width / 2, 0, width, radius * 2, width * 0.48), { fill: '#1a1c1e' }) +
    path(tread, { fill: 'none', stroke: '#303437', 'stroke-width': 8 }) +
    path(roundedBox(-width / 2, 20, width * 0.16, radius * 2 - 40, 20), { fill: '#0d0e0f' });
  if (apart === 0) return one;
  return (
    group({ transform: `translate(${-apart} 0)` }, one) + group({ transform: `translate(${apart} 0)` }, one)
  );
}

export const apartOf = (profile: BikeProfile): number =>
  profile.fork === null ? 430 : profile.hasTwinFront ? 210 : 0;

export function bars({ grip, mirror }: BikeProfile): string {
  const [, y] = grip;
  return both(
    path(`M20 ${y - 50}C150 ${y - 50} 170 ${y} 260 ${y}`, {
      fill: 'none',
      stroke: '#23282c',
      'stroke-width': 28,
    }) +
      path(`M255 ${y}L385 ${y - 8}`, { stroke: '#101214', 'stroke-width': 44, 'stroke-linecap': 'round' }) +
      path(`M230 ${y - 34}L370 ${y - 50}`, {
        stroke: '#7b848a',
        'stroke-width': 13,
        'stroke-linecap': 'round',
      }) +
      (mirror
        ? path(`M250 ${y}L300 ${y + 130}`, { stroke: '#1b1f22', 'stroke-width': 14 }) +
          path(roundedBox(240, y + 110, 170, 96, 40), {
            fill: '#1d2124',
            stroke: '#0c0e0f',
            'stroke-width': 6,
          })
        : ''),
  );
}

export const indicators = (y: number, out: number): string =>
  both(
    path(`M60 ${y}H${out}`, { stroke: '#1b1f22', 'stroke-width': 16 }) +
      path(roundedBox(out - 10, y - 26, 78, 52, 22), {
        fill: '#e8912b',
        stroke: '#5b3812',
        'stroke-width': 5,
      }),
  );

export function luggageEnds({ luggage, tailLamp }: BikeProfile): string {
  if (luggage === 'none') return '';
  const pannier = path(roundedBox(230, tailLamp[1] - 430, 250, 370, 60), {
    fill: '#30363b',
    stroke: '#0f1214',
    'stroke-width': 9,
  });
  const box =
    luggage === 'panniers and box'
      ? path(roundedBox(-260, tailLamp[1] + 70, 520, 330, 70), {
          fill: '#30363b',
          stroke: '#0f1214',
          'stroke-width': 9,
        })
      : '';
  return both(pannier) + box;
}

export const mudguard = (radius: number, width: number, paint: Paint): string =>
  path(
    symmetrical([
      [0, radius * 1.72, 0],
      [width * 0.5, radius * 1.6, -10, 86],
      [width * 0.66, radius * 1.9, 92],
      [width * 0.3, radius * 2.1, 160],
      [0, radius * 2.14, 180],
    ]),
    { fill: url('bike-paint'), stroke: paint.seam, 'stroke-width': 7 },
  );

export const quadGuards = (radius: number, paint: Paint): string =>
  both(
    path(
      shape([
        [150, radius * 2.3, 6],
        [420, radius * 2.36, -4],
        [580, radius * 2.1, -46],
        [600, radius * 1.96, -90, 150],
        [420, radius * 2.14, 178],
        [150, radius * 1.9, 190],
      ]),
      { fill: url('bike-paint'), stroke: paint.seam, 'stroke-width': 7 },
    ),
  );
