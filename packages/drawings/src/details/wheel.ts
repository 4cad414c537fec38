import { mix } from '../colour.ts';
import { letteringPath } from '../lettering.ts';
import { circle, group, path, rect } from '../svg.ts';
import { drawRim } from './rim.ts';
import { type DetailScene, softLight, softShadow, vignette } from './scene.ts';

const hub = { x: 590, y: 520 };
const tyre = 338;
const arch = 380;
const sill = 786;

/** A road wheel in its arch, with enough of the flank to show the paint. */
export function drawWheel(scene: DetailScene): string[] {
  return [
    ...drawGround(scene),
    ...drawFlank(scene),
    ...drawArch(scene),
    ...drawTyre(scene),
    ...drawRim(scene, hub, 258),
    vignette(scene.ink),
  ];
}

function drawGround({ ink }: DetailScene): string[] {
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.linear([
        [0, '#22262c'],
        [0.84, '#2c3137'],
        [0.9, '#6c7279'],
        [1, '#8f959b'],
      ]),
    }),
    softShadow(ink, [590, 862, 560, 60], 0.85),
  ];
}

function drawFlank({ ink, paint }: DetailScene): string[] {
  const body = ink.linear(
    [
      [0, paint.highlight],
      [0.08, paint.light],
      [0.145, mix(paint.light, paint.base, 0.6)],
      [0.155, paint.shade],
      [0.27, paint.base],
      [0.52, mix(paint.base, paint.light, 0.45)],
      [0.62, paint.base],
      [0.66, mix(paint.base, paint.shade, 0.75)],
      [0.9, paint.shade],
      [1, paint.deep],
    ],
    [0, 0, 0, 800],
  );
  const flank = 'M0 0H1200V776Q1110 792 960 790L880 784H300L210 792Q90 800 0 770Z';
  return [
    path(flank, { fill: body }),
    // The shoulder and the horizon reflected in the door: two long curves that make the panel look like
    // metal.
    path('M0 112Q560 78 1200 120V130Q560 90 0 127Z', { fill: paint.highlight, 'fill-opacity': 0.75 }),
    path('M0 470Q120 440 240 452L260 520Q120 500 0 540ZM940 458Q1080 440 1200 462V530Q1080 500 930 520Z', {
      fill: paint.deep,
      'fill-opacity': 0.22,
    }),
    softLight(ink, [230, 70, 420, 90], 0.5, paint.highlight),
    path('M1096 0C1110 190 1112 420 1080 560C1062 640 1050 700 1052 790', {
      fill: 'none',
      stroke: paint.seam,
      'stroke-width': 5,
    }),
    path('M1102 0C1116 190 1118 420 1086 560', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 2,
      'stroke-opacity': 0.5,
    }),
    path('M0 726Q90 750 214 744L206 792Q90 800 0 770ZM966 744Q1100 742 1200 728V776Q1110 792 974 792Z', {
      fill: '#14171b',
      'fill-opacity': 0.82,
    }),
  ];
}

function drawArch({ ink, paint, look }: DetailScene): string[] {
  const { x, y } = hub;
  const cladding = /SUV|Crossover|Van|Pick|Tipper|Minibus|Camper|Luton/i.test(look.body);
  const foot = Math.sqrt(arch ** 2 - (sill - y) ** 2);
  const curve = `M${x - foot} ${sill}A${arch} ${arch} 0 1 1 ${x + foot} ${sill}`;
  const edge = (stroke: string, width: number, opacity = 1) =>
    path(curve, { fill: 'none', stroke, 'stroke-width': width, 'stroke-opacity': opacity });
  return [
    group(
      { 'clip-path': ink.clip(rect(0, 0, 1200, sill, {})) },
      cladding ? edge('#22262b', 84) : edge(paint.shade, 30, 0.6),
      cladding ? edge('#3c424a', 6) : edge(paint.light, 12, 0.85),
    ),
    path(`${curve}Z`, { fill: '#0d0f12' }),
  ];
}

function drawTyre({ ink }: DetailScene): string[] {
  const { x, y } = hub;
  const rubber = ink.radial(
    [
      [0.74, '#0f1114'],
      [0.8, '#24282d'],
      [0.88, '#1d2024'],
      [0.94, '#2e3338'],
      [0.975, '#17191d'],
      [1, '#0b0d0f'],
    ],
    [x, y, tyre],
  );
  return [
    softShadow(ink, [x, y + tyre - 8, 300, 36], 0.9),
    circle(x, y, tyre - 44, { fill: 'none', stroke: rubber, 'stroke-width': 88 }),
    circle(x, y, tyre - 44, { fill: 'none', stroke: '#3d4349', 'stroke-width': 2, 'stroke-opacity': 0.7 }),
    group(
      { fill: '#565d64', 'fill-opacity': 0.75 },
      ...drawSidewallText('TUBELESS', 234),
      ...drawSidewallText('RADIAL', 54),
    ),
    path(`M${x - 296} ${y - 120}A320 320 0 0 1 ${x - 30} ${y - 319}`, {
      fill: 'none',
      stroke: '#8a929a',
      'stroke-width': 12,
      'stroke-opacity': 0.18,
      'stroke-linecap': 'round',
    }),
  ];
}

/**
 * Moulded letters that follow the tyre; `middle` is the position of the word's middle, clockwise from the
 * right.
 */
function drawSidewallText(text: string, middle: number): string[] {
  const step = 4.4;
  return [...text].map((letter, index) => {
    const turn = middle + 90 + (index - (text.length - 1) / 2) * step;
    return path(
      letteringPath(letter, { x: hub.x, y: hub.y - 294, height: 20, anchor: 'middle', weight: 13 }),
      {
        transform: `rotate(${turn.toFixed(1)} ${hub.x} ${hub.y})`,
      },
    );
  });
}
