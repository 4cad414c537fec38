import { circle, group, path, url } from '../../svg.ts';
import { curve, polygon, roundedBox, shape } from '../curve.ts';
import type { BikeProfile } from './bike-profile.ts';

const fins = (x: number, y: number, width: number, count: number, lean: number): string => {
  let d = '';
  for (let index = 0; index < count; index += 1) d += `M${x + index * lean} ${y + index * 30}h${width}`;
  return path(d, { stroke: '#9aa2a8', 'stroke-width': 12, fill: 'none', 'stroke-linecap': 'round' });
};

const cover = (x: number, y: number, r: number): string =>
  circle(x, y, r, { fill: url('alloy'), stroke: '#1b1f22', 'stroke-width': 8 }) +
  circle(x, y, r * 0.62, { fill: 'none', stroke: '#5f686e', 'stroke-width': 7 }) +
  circle(x, y, r * 0.2, { fill: '#4b5459' });

/** The crankcase is between front wheel and pivot on every engine; `x` is its middle. */
function crankcase(x: number): string {
  return (
    path(
      shape([
        [x - 210, 330, 80],
        [x - 170, 500, 60],
        [x + 20, 560, 0],
        [x + 210, 520, -30],
        [x + 240, 380, -90],
        [x + 150, 270, 190],
        [x - 120, 255, 176],
      ]),
      { fill: url('block'), stroke: '#101315', 'stroke-width': 8 },
    ) +
    cover(x + 90, 395, 108) +
    cover(x - 95, 375, 82)
  );
}

function inline(x: number): string {
  return (
    path(
      polygon([
        [x - 180, 470],
        [x - 250, 690],
        [x - 60, 760],
        [x + 60, 540],
      ]),
      { fill: url('block'), stroke: '#101315', 'stroke-width': 8 },
    ) +
    path(
      polygon([
        [x - 262, 680],
        [x - 278, 745],
        [x - 80, 818],
        [x - 52, 752],
      ]),
      { fill: '#4a5258', stroke: '#101315', 'stroke-width': 6 },
    ) +
    fins(x - 205, 520, 210, 6, -9) +
    path(roundedBox(x - 350, 440, 66, 300, 16), { fill: '#202529', transform: `rotate(-8 ${x - 320} 590)` })
  );
}

function vtwin(x: number): string {
  const cylinder = (lean: number): string =>
    group(
      { transform: `rotate(${lean} ${x} 420)` },
      path(roundedBox(x - 92, 520, 184, 250, 22), {
        fill: url('block'),
        stroke: '#101315',
        'stroke-width': 8,
      }),
      fins(x - 100, 545, 200, 7, 0),
      path(roundedBox(x - 84, 745, 168, 70, 30), {
        fill: url('alloy'),
        stroke: '#1b1f22',
        'stroke-width': 7,
      }),
    );
  return cylinder(30) + cylinder(-18) + cover(x - 40, 620, 66);
}

function battery(x: number): string {
  return (
    path(
      shape([
        [x - 260, 480, 90],
        [x - 250, 720, 80],
        [x + 120, 760, -6],
        [x + 230, 560, -80],
        [x + 160, 300, -110],
        [x - 150, 290, 175],
      ]),
      { fill: url('block'), stroke: '#101315', 'stroke-width': 8 },
    ) +
    fins(x - 210, 440, 380, 8, 0) +
    cover(x + 150, 380, 96)
  );
}

export function drawEngine(profile: BikeProfile): string {
  const x = profile.pivot[0] - 190;
  switch (profile.engine) {
    case 'hidden':
      return '';
    case 'battery':
      return battery(x);
    case 'vtwin':
      return vtwin(x) + crankcase(x);
    case 'single':
      return (
        path(roundedBox(x - 130, 500, 180, 260, 24), {
          fill: url('block'),
          stroke: '#101315',
          'stroke-width': 8,
          transform: `rotate(12 ${x} 500)`,
        }) +
        fins(x - 170, 540, 190, 6, -5) +
        crankcase(x)
      );
    case 'inline':
      return inline(x) + crankcase(x);
  }
}

/** Header pipes first, then the silencer on the viewer's side. */
export function drawExhaust(profile: BikeProfile): string {
  const { exhaust, pivot, wheelbase, rear } = profile;
  if (exhaust === 'none') return '';
  const x = pivot[0] - 190;
  const pipe = { fill: 'none', 'stroke-linecap': 'round' };
  const header =
    exhaust === 'high'
      ? curve([
          [x - 190, 660, 220],
          [x - 150, 520, -40],
          [x + 220, 600, 20],
          [wheelbase - 250, 720, 20],
        ])
      : curve([
          [x - 230, 660, 220],
          [x - 300, 470, -95],
          [x - 160, 250, -10],
          [x + 260, 225, 0],
        ]);
  const ends: readonly [number, number, number, number] =
    exhaust === 'high'
      ? [wheelbase - 290, 700, wheelbase + 130, 860]
      : exhaust === 'long'
        ? [x + 240, 228, wheelbase + rear.radius * 0.75, 300]
        : [wheelbase - 360, 250, wheelbase + 60, 420];
  const hide =
    profile.engine === 'hidden'
      ? ''
      : path(header, { ...pipe, stroke: '#6e767c', 'stroke-width': 50 }) +
        path(header, { ...pipe, stroke: '#cfd5d9', 'stroke-width': 14 });
  const [x1, y1, x2, y2] = ends;
  const can = `M${x1} ${y1}L${x2} ${y2}`;
  return (
    hide +
    path(can, { stroke: '#1d2124', 'stroke-width': 104, fill: 'none', 'stroke-linecap': 'round' }) +
    path(can, { stroke: '#596168', 'stroke-width': 88, fill: 'none', 'stroke-linecap': 'round' }) +
    path(can, {
      stroke: '#aeb6bc',
      'stroke-width': 26,
      fill: 'none',
      'stroke-linecap': 'round',
      transform: 'translate(-4 22)',
    }) +
    circle(x2 + 14, y2 + 6, 34, { fill: '#101214', stroke: '#8e979d', 'stroke-width': 9 })
  );
}
