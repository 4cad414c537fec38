import { mix } from '../../colour.ts';
import { circle, ellipse, group, path, rect } from '../../svg.ts';
import { drawOutlook } from '../outlook.ts';
import { type DetailScene, softLight, softShadow, vignette } from '../scene.ts';
import { drawBikeClocks } from './clocks.ts';
import { drawScooterCowl, isScooter } from './scooter.ts';

/** The rider's view: tank, yoke, bars, and the road over the clocks. */
export function drawHandlebar(scene: DetailScene): string[] {
  return [
    ...drawRoad(scene),
    ...drawMirrors(scene),
    softShadow(scene.ink, [600, 500, 330, 140], 0.7),
    ...drawFork(scene),
    drawBikeClocks(scene, 'translate(600 330) scale(1.02)'),
    ...drawBars(scene),
    ...drawTank(scene),
    vignette(scene.ink, 0.3),
  ];
}

/** The clocks alone, close to. */
export function drawBikeOdometer(scene: DetailScene): string[] {
  return [
    ...drawRoad(scene),
    group({ transform: 'translate(-480 -300) scale(1.8)' }, ...drawFork(scene), ...drawBars(scene)),
    drawBikeClocks(scene, 'translate(600 420) scale(2.6)'),
    group({ transform: 'translate(0 150)' }, ...drawTank(scene)),
    vignette(scene.ink, 0.35),
  ];
}

function drawRoad({ ink, random }: DetailScene): string[] {
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.fade(['#6f767b', '#4a5055']),
    }),
    ...drawOutlook(ink, random, { horizon: 170 }),
    path('M540 178H660L1300 900H-100Z', {
      fill: ink.fade(['#90969b', '#555b60'], [0, 178, 0, 900]),
    }),
    path('M560 178L130 660H160ZM640 178L1070 660H1040Z', { fill: '#e9e6da', 'fill-opacity': 0.55 }),
  ];
}

function drawMirrors({ ink }: DetailScene): string[] {
  return [-1, 1].flatMap((side) => {
    const x = (offset: number) => 600 + side * offset;
    return [
      path(`M${x(380)} 400Q${x(400)} 300 ${x(430)} 236`, {
        fill: 'none',
        stroke: '#15171a',
        'stroke-width': 16,
      }),
      path(
        `M${x(330)} 196Q${x(330)} 140 ${x(390)} 132H${x(500)}Q${x(560)} 140 ${x(556)} 200Q${x(540)} 250 ${x(480)} 254H${x(390)}Q${x(336)} 248 ${x(330)} 196Z`,
        { fill: '#101215' },
      ),
      path(
        `M${x(344)} 194Q${x(346)} 150 ${x(394)} 146H${x(498)}Q${x(544)} 150 ${x(542)} 198Q${x(530)} 238 ${x(478)} 240H${x(394)}Q${x(348)} 236 ${x(344)} 194Z`,
        {
          fill: ink.linear([
            [0, '#cfdde8'],
            [0.55, '#a9bac4'],
            [0.56, '#77857c'],
            [1, '#5d6660'],
          ]),
        },
      ),
    ];
  });
}

function drawFork({ ink, paint }: DetailScene): string[] {
  const chrome = ink.linear(
    [
      [0, '#5b6269'],
      [0.3, '#eef2f5'],
      [0.55, '#8b9299'],
      [1, '#33383e'],
    ],
    [420, 0, 480, 0],
  );
  return [
    path('M410 440Q600 400 790 440L760 560Q600 590 440 560Z', {
      fill: ink.fade(['#4b5259', '#23272b', '#101214']),
    }),
    path('M420 446Q600 408 780 446', {
      fill: 'none',
      stroke: '#aab2b9',
      'stroke-width': 4,
      'stroke-opacity': 0.5,
    }),
    ...[450, 750].flatMap((x) => [
      circle(x, 500, 44, { fill: '#0d0f11' }),
      circle(x, 496, 38, { fill: chrome }),
      circle(x, 496, 20, { fill: mix(paint.base, '#b9862f', 0.6) }),
    ]),
    circle(600, 508, 40, {
      fill: ink.fade(['#d9dee2', '#565d64']),
    }),
    circle(600, 508, 24, { fill: '#15171a' }),
  ];
}

function drawBars({ ink }: DetailScene): string[] {
  const tube = ink.linear(
    [
      [0, '#8b9299'],
      [0.3, '#4b5259'],
      [1, '#101214'],
    ],
    [0, 420, 0, 500],
  );
  return [
    path(
      'M60 476Q190 448 320 436Q400 430 440 456Q520 486 600 484T760 456Q800 430 880 436Q1010 448 1140 476',
      { fill: 'none', stroke: '#0b0c0e', 'stroke-width': 40, 'stroke-linecap': 'round' },
    ),
    path(
      'M60 474Q190 446 320 434Q400 428 440 454Q520 484 600 482T760 454Q800 428 880 434Q1010 446 1140 474',
      { fill: 'none', stroke: tube, 'stroke-width': 30, 'stroke-linecap': 'round' },
    ),
    ...[-1, 1].flatMap((side) => {
      const x = (offset: number) => 600 + side * offset;
      return [
        path(`M${x(330)} 434Q${x(430)} 444 ${x(566)} 478`, {
          fill: 'none',
          stroke: '#0a0b0d',
          'stroke-width': 62,
          'stroke-linecap': 'round',
        }),
        path(`M${x(360)} 432Q${x(450)} 442 ${x(560)} 470`, {
          fill: 'none',
          stroke: '#2a2e32',
          'stroke-width': 50,
          'stroke-dasharray': '12 5',
        }),
        path(`M${x(350)} 418Q${x(450)} 424 ${x(560)} 452`, {
          fill: 'none',
          stroke: '#79818a',
          'stroke-width': 6,
          'stroke-opacity': 0.4,
        }),
        rect(x(290) - 36, 400, 72, 76, {
          rx: 14,
          fill: ink.fade(['#3a4046', '#121416']),
        }),
        circle(x(290), 424, 9, { fill: side > 0 ? '#c7333a' : '#e0a02f' }),
        path(`M${x(320)} 396Q${x(420)} 380 ${x(580)} 420`, {
          fill: 'none',
          stroke: '#0b0c0e',
          'stroke-width': 18,
          'stroke-linecap': 'round',
        }),
        path(`M${x(320)} 392Q${x(420)} 376 ${x(580)} 416`, {
          fill: 'none',
          stroke: '#9aa2a9',
          'stroke-width': 10,
          'stroke-linecap': 'round',
        }),
      ];
    }),
    rect(868, 356, 84, 50, {
      rx: 12,
      fill: ink.fade(['#565d64', '#1d2023']),
    }),
    path('M280 470Q330 560 470 590M920 470Q870 560 730 590', {
      fill: 'none',
      stroke: '#0c0d0f',
      'stroke-width': 13,
    }),
  ];
}

function drawTank(scene: DetailScene): string[] {
  const { ink, paint, look } = scene;
  if (isScooter(look.body)) return drawScooterCowl(scene);
  const shape = 'M180 900Q190 700 330 622Q450 570 600 570T870 622Q1010 700 1020 900Z';
  return [
    softShadow(ink, [600, 620, 460, 90], 0.6),
    path(shape, {
      fill: ink.linear(
        [
          [0, paint.light],
          [0.3, paint.base],
          [0.7, paint.shade],
          [1, paint.deep],
        ],
        [260, 600, 960, 900],
      ),
    }),
    path('M230 880Q250 720 370 650Q430 620 480 612Q360 700 330 900H232Z', {
      fill: paint.highlight,
      'fill-opacity': 0.45,
    }),
    path('M600 578V900', { stroke: paint.seam, 'stroke-width': 3, 'stroke-opacity': 0.5 }),
    softLight(ink, [470, 670, 180, 60], 0.5, paint.highlight),
    ellipse(600, 716, 98, 62, { fill: paint.deep }),
    ellipse(600, 710, 92, 57, {
      fill: ink.fade(['#e3e8ec', '#8b9299', '#3f454b']),
    }),
    ellipse(600, 708, 70, 42, {
      fill: ink.fade(['#6b7279', '#c9cfd4']),
    }),
    rect(584, 694, 32, 28, { rx: 8, fill: '#23272b' }),
    ...[0, 60, 120, 180, 240, 300].map((angle) =>
      circle(600 + 81 * Math.cos((angle * Math.PI) / 180), 709 + 49 * Math.sin((angle * Math.PI) / 180), 5, {
        fill: '#2b3035',
      }),
    ),
  ];
}
