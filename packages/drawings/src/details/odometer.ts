import { mix } from '../colour.ts';
import { circle, path, rect } from '../svg.ts';
import { drawDial } from './dials.ts';
import { type DetailScene, softLight, vignette } from './scene.ts';
import { drawScreen } from './screen.ts';

/** The clocks through the steering wheel. The figures are not legible: the advert states the mileage. */
export function drawOdometer(scene: DetailScene): string[] {
  return [
    ...drawHood(scene),
    ...(scene.cabin.era === 'screens' ? drawDigital(scene) : drawAnalogue(scene)),
    ...drawRimInFront(scene),
    vignette(scene.ink, 0.4),
  ];
}

function drawHood({ ink, cabin }: DetailScene): string[] {
  const { plastic } = cabin;
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.linear([
        [0, mix(plastic.light, '#8fa0b2', 0.4)],
        [0.2, plastic.base],
        [1, plastic.deep],
      ]),
    }),
    softLight(ink, [420, 20, 700, 80], 0.3, '#dfe9f2'),
    path('M30 720Q20 190 210 128Q600 62 990 128Q1180 190 1170 720Z', {
      fill: ink.linear([
        [0, plastic.light],
        [0.12, plastic.shade],
        [0.4, '#0b0c0e'],
        [1, '#060708'],
      ]),
    }),
    path('M64 700Q60 216 230 164Q600 104 970 164Q1140 216 1136 700Z', { fill: '#07080a' }),
  ];
}

function drawAnalogue(scene: DetailScene): string[] {
  const { cabin, ink } = scene;
  const colour = cabin.era === 'mixed';
  return [
    ...drawDial(scene, { x: 300, y: 424, radius: 208, redFrom: 0.8, needle: 0.11 }),
    ...drawDial(scene, { x: 900, y: 424, radius: 208, redFrom: 1, needle: 0 }),
    ...drawDial(scene, { x: 300, y: 512, radius: 56, redFrom: 0.9, needle: 0.5 }),
    ...drawDial(scene, { x: 900, y: 512, radius: 56, redFrom: 1, needle: 0.72 }),
    rect(508, 300, 184, 268, {
      rx: 12,
      fill: colour ? ink.fade(['#17222c', '#0a0f14']) : mix(cabin.glow, '#0b0d10', 0.82),
      stroke: '#2b3036',
      'stroke-width': 4,
    }),
    ...[336, 384, 432].map((y, row) =>
      rect(532, y, [136, 96, 120][row] ?? 100, row === 0 ? 22 : 14, {
        rx: 4,
        fill: cabin.glow,
        'fill-opacity': row === 0 ? 0.9 : 0.5,
      }),
    ),
    rect(532, 500, 136, 12, { rx: 6, fill: cabin.glow, 'fill-opacity': 0.2 }),
    rect(532, 500, 88, 12, { rx: 6, fill: cabin.glow, 'fill-opacity': 0.8 }),
    ...['#3fae5a', '#3fae5a', '#e0a02f', '#d5403a'].map((lamp, index) =>
      circle(540 + index * 40, 606, 9, {
        fill: lamp,
        'fill-opacity': index === 2 ? 0.25 : index === 3 ? 0.2 : 0.85,
      }),
    ),
    path('M90 220Q320 130 560 140L470 420Q260 420 84 560Z', { fill: '#ffffff', 'fill-opacity': 0.035 }),
  ];
}

function drawDigital(scene: DetailScene): string[] {
  return drawScreen(scene, { x: 96, y: 186, width: 1008, height: 440, cluster: true });
}

/** The upper rim and the spokes are between the camera and the clocks, dark and soft. */
function drawRimInFront({ ink, cabin }: DetailScene): string[] {
  const rim = ink.linear(
    [
      [0, '#4b5158'],
      [0.3, '#24272c'],
      [1, '#0c0d0f'],
    ],
    [0, 640, 0, 860],
  );
  return [
    path('M-60 900Q40 520 -40 300L-60 300ZM1260 900Q1160 520 1240 300Z', { fill: '#0c0d0f' }),
    path('M-40 960Q120 690 600 690T1240 960Z', { fill: rim }),
    path('M40 860Q200 716 600 712T1160 860', {
      fill: 'none',
      stroke: '#8f979f',
      'stroke-width': 6,
      'stroke-opacity': 0.35,
    }),
    path('M40 960Q160 800 600 800T1160 960Z', { fill: cabin.plastic.shade }),
    path('M120 900Q240 816 600 812T1080 900', {
      fill: 'none',
      stroke: cabin.stitch,
      'stroke-width': 4,
      'stroke-dasharray': '14 10',
      'stroke-opacity': 0.5,
    }),
  ];
}
