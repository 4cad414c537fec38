import { mix } from '../colour.ts';
import { letteringPath } from '../lettering.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { drawModernLamp, drawReflectorLamp } from './headlamp-lens.ts';
import { type DetailScene, softLight, softShadow, vignette } from './scene.ts';

/** The front corner on the passenger's side, close enough to see into the lamp. */
export function drawHeadlamp(scene: DetailScene): string[] {
  const modern = scene.look.year >= 2013;
  return [
    ...drawGround(scene),
    ...drawWing(scene),
    ...drawGrille(scene),
    ...drawPlate(scene),
    ...(modern ? drawModernLamp(scene) : drawReflectorLamp(scene)),
    vignette(scene.ink, 0.3),
  ];
}

function drawGround({ ink, random }: DetailScene): string[] {
  const air = random.pick(['#dfe6ec', '#e6e5e1', '#d3dde6']);
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.linear([
        [0, air],
        [0.3, mix(air, '#8d979f', 0.4)],
        [0.85, '#70777d'],
        [1, '#5a6066'],
      ]),
    }),
    softShadow(ink, [560, 880, 760, 90], 0.85),
  ];
}

function drawWing({ ink, paint }: DetailScene): string[] {
  const bonnet = ink.linear(
    [
      [0, paint.highlight],
      [0.3, paint.light],
      [1, paint.base],
    ],
    [200, 90, 300, 380],
  );
  const front = ink.linear(
    [
      [0, paint.light],
      [0.35, paint.base],
      [0.75, paint.shade],
      [1, paint.deep],
    ],
    [0, 300, 0, 860],
  );
  const flank = ink.fade([paint.base, paint.shade, paint.deep], [960, 300, 1200, 520]);
  return [
    path('M0 130Q380 84 720 140Q980 190 1200 318V900H1130Q1120 800 1060 830L900 856H0Z', { fill: front }),
    path('M0 130Q380 84 720 140Q980 190 1200 318V372Q1120 330 1046 318Q800 296 420 344Q200 366 0 366Z', {
      fill: bonnet,
    }),
    path('M1046 318Q1120 330 1200 372V900H1130Q1110 660 1060 560Q1020 480 1046 318Z', { fill: flank }),
    path('M0 366Q200 366 420 344Q800 296 1046 318Q1120 330 1200 372', {
      fill: 'none',
      stroke: paint.seam,
      'stroke-width': 6,
    }),
    path('M0 360Q200 360 420 338Q800 290 1040 311', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 3,
      'stroke-opacity': 0.7,
    }),
    path('M120 118Q420 130 640 310', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 5,
      'stroke-opacity': 0.55,
    }),
    path('M130 120Q440 140 660 308Q500 320 420 330Q300 200 60 122Z', {
      fill: paint.shade,
      'fill-opacity': 0.22,
    }),
    softLight(ink, [640, 220, 330, 56], 0.32, paint.highlight),
    // The wheel arch opens at the right edge.
    path('M1200 560Q1090 590 1066 720Q1056 800 1060 900H1200Z', { fill: '#0b0d10' }),
    path('M1200 548Q1080 580 1054 720Q1044 800 1048 856', {
      fill: 'none',
      stroke: paint.light,
      'stroke-width': 7,
      'stroke-opacity': 0.6,
    }),
    circle(1300, 800, 200, { fill: '#191c20' }),
    circle(1300, 800, 200, { fill: 'none', stroke: '#33383e', 'stroke-width': 8 }),
    path('M560 560Q760 590 1030 540', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 5,
      'stroke-opacity': 0.5,
    }),
    path('M560 566Q760 598 1028 548Q1020 600 1036 640Q800 660 560 620Z', {
      fill: paint.shade,
      'fill-opacity': 0.35,
    }),
  ];
}

function drawGrille({ ink, look, paint }: DetailScene): string[] {
  const mouth = 'M0 404H350Q392 408 402 452L388 590Q380 624 340 626H0Z';
  const slats =
    look.year >= 2018
      ? []
      : [438, 474, 510, 546, 582].map((y) =>
          line(0, y, 392, y + 4, { stroke: '#4d545b', 'stroke-width': 10 }),
        );
  const mesh =
    look.year >= 2018
      ? Array.from({ length: 11 }, (_, row) =>
          path(`M${row % 2 ? -20 : 0} ${414 + row * 20}h430`, {
            stroke: '#3d434a',
            'stroke-width': 9,
            'stroke-dasharray': '26 14',
          }),
        )
      : [];
  return [
    group(
      { 'clip-path': ink.clip(path(mouth, {})) },
      rect(0, 400, 410, 230, {
        fill: ink.fade(['#1d2126', '#08090b']),
      }),
      ...slats,
      ...mesh,
    ),
    path(mouth, { fill: 'none', stroke: '#0b0d0f', 'stroke-width': 14 }),
    path(mouth, {
      fill: 'none',
      stroke: ink.fade(['#f2f5f7', '#9aa1a8', '#4b5259']),
      'stroke-width': 7,
    }),
    path('M0 708H470Q620 704 800 660Q960 640 1000 680Q1010 760 960 800Q700 850 0 850Z', { fill: '#101316' }),
    path('M0 708H470Q620 704 800 660Q960 640 1000 680', {
      fill: 'none',
      stroke: mix(paint.base, '#ffffff', 0.3),
      'stroke-width': 4,
      'stroke-opacity': 0.6,
    }),
    path('M0 760H700M0 800H660', { stroke: '#23272c', 'stroke-width': 10 }),
    circle(850, 736, 46, { fill: '#1d2126' }),
    circle(850, 736, 37, {
      fill: ink.radial(
        [
          [0, '#f4f7f9'],
          [0.4, '#8e979f'],
          [1, '#2a2f34'],
        ],
        [840, 722, 50],
      ),
    }),
  ];
}

/** The end of the number plate, as a photographer at this corner would catch it. */
function drawPlate({ look }: DetailScene): string[] {
  if (!look.plate) return [];
  return [
    rect(-40, 644, 330, 78, { rx: 8, fill: '#0c0e10' }),
    rect(-40, 648, 326, 70, { rx: 6, fill: '#f3f4f2' }),
    path(letteringPath(look.plate, { x: 268, y: 707, height: 48, anchor: 'end' }), { fill: '#15171a' }),
  ];
}
