import { mix } from '../colour.ts';
import { circle, path, rect } from '../svg.ts';
import { type DetailScene, softLight, softShadow, vignette } from './scene.ts';

/** The open flap in the rear wing, with the CCS socket that public chargers in Ireland use. */
export function drawChargingPort(scene: DetailScene): string[] {
  return [...drawPanel(scene), ...drawFlap(scene), ...drawSocket(scene), vignette(scene.ink, 0.3)];
}

function drawPanel({ ink, paint, look }: DetailScene): string[] {
  const arch = [
    path('M0 900V780Q160 700 300 900Z', { fill: '#0d0f12' }),
    path('M0 768Q170 690 312 900', {
      fill: 'none',
      stroke: paint.light,
      'stroke-width': 8,
      'stroke-opacity': 0.55,
    }),
  ];
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.linear(
        [
          [0, paint.highlight],
          [0.12, paint.light],
          [0.2, mix(paint.base, paint.light, 0.5)],
          [0.21, paint.shade],
          [0.34, paint.base],
          [0.6, mix(paint.base, paint.light, 0.5)],
          [0.78, paint.base],
          [1, paint.deep],
        ],
        [0, 0, 60, 900],
      ),
    }),
    path('M0 170Q560 130 1200 200V214Q560 142 0 186Z', { fill: paint.highlight, 'fill-opacity': 0.7 }),
    path('M0 720Q420 640 760 700T1200 690V900H0Z', { fill: paint.deep, 'fill-opacity': 0.24 }),
    path('M1060 0Q1000 300 1030 560Q1050 760 1010 900', {
      fill: 'none',
      stroke: paint.seam,
      'stroke-width': 6,
    }),
    path('M1068 0Q1008 300 1038 560Q1058 760 1018 900', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 2.5,
      'stroke-opacity': 0.5,
    }),
    ...(look.channel === 'Bike' ? [] : arch),
    softLight(ink, [260, 90, 460, 100], 0.5, paint.highlight),
  ];
}

function drawFlap({ ink, paint }: DetailScene): string[] {
  return [
    softShadow(ink, [800, 520, 230, 300], 0.5),
    path('M716 286L905 236Q936 232 938 262V654Q936 686 905 682L716 636Z', {
      fill: ink.fade(['#2a2f35', '#14171a'], [716, 0, 938, 0]),
    }),
    path('M905 236Q936 232 938 262V654Q936 686 905 682L918 680Q926 672 926 652V266Q926 246 905 236Z', {
      fill: paint.light,
    }),
    path('M742 330L884 296V622L742 592Z', { fill: 'none', stroke: '#3d444b', 'stroke-width': 5 }),
    rect(704, 410, 30, 100, { rx: 8, fill: '#0c0e10' }),
    path('M360 270Q360 246 388 246H690Q716 246 716 274V650Q716 676 690 676H388Q360 676 360 650Z', {
      fill: paint.shade,
    }),
    path('M372 278Q372 258 394 258H684Q706 258 706 280V644Q706 664 684 664H394Q372 664 372 644Z', {
      fill: ink.linear([
        [0, '#0c0e11'],
        [0.6, '#1d2126'],
        [1, '#2f353b'],
      ]),
    }),
  ];
}

const pins = [
  [-34, -44, 13],
  [34, -44, 13],
  [-56, 6, 19],
  [0, 6, 19],
  [56, 6, 19],
  [-30, 54, 19],
  [30, 54, 19],
] as const;

function drawSocket({ ink, random }: DetailScene): string[] {
  const glow = random.pick(['#49d17d', '#58c7ff', '#e9f6ff']);
  const ring = ink.fade(['#4b525a', '#22262b', '#0d0f11']);
  const hole = (x: number, y: number, radius: number) => [
    circle(x, y, radius + 5, { fill: '#33393f' }),
    circle(x, y, radius, { fill: '#050607' }),
    circle(x, y, radius * 0.45, {
      fill: ink.fade(['#d9dee2', '#6b7279']),
    }),
  ];
  return [
    softLight(ink, [539, 300, 190, 60], 0.35, glow),
    rect(470, 284, 138, 8, { rx: 4, fill: glow }),
    path(
      'M539 320Q646 320 648 422Q646 470 610 500L622 520Q640 530 640 560Q638 632 574 634H504Q440 632 438 560Q438 530 456 520L468 500Q432 470 430 422Q432 320 539 320Z',
      { fill: ring, stroke: '#5b636b', 'stroke-width': 4 },
    ),
    path('M466 360H612Q634 384 632 424Q626 508 539 512Q452 508 446 424Q444 384 466 360Z', {
      fill: '#101317',
      stroke: '#3a4148',
      'stroke-width': 4,
    }),
    ...pins.flatMap(([x, y, radius]) => hole(539 + x, 432 + y, radius)),
    rect(456, 532, 166, 86, { rx: 42, fill: '#101317', stroke: '#3a4148', 'stroke-width': 4 }),
    ...hole(498, 575, 27),
    ...hole(580, 575, 27),
    path('M462 350Q500 330 560 332', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 5,
      'stroke-opacity': 0.35,
      'stroke-linecap': 'round',
    }),
  ];
}
