import { mix } from '../colour.ts';
import { path, rect } from '../svg.ts';
import { type DetailScene, softLight, softShadow, vignette } from './scene.ts';

/** The rear corner: tailgate on the left, with the lamp wrapping round to the flank. */
export function drawTailLamp(scene: DetailScene): string[] {
  const { look } = scene;
  const upright = /Estate|SUV|MPV|Van|Crossover|Hatch/i.test(look.body) && look.year < 2018;
  return [
    ...drawCorner(scene),
    ...drawLamp(scene, upright ? uprightLamp : wideLamp),
    vignette(scene.ink, 0.3),
  ];
}

interface LampShape {
  lens: string;
  signature: string;
  amber: string;
  reverse: string;
  ribs: string;
  /** Where a lamp that continues on the tailgate splits when it opens. */
  split?: string;
}

const uprightLamp: LampShape = {
  lens: 'M470 210Q560 176 720 190Q800 200 806 250L790 520Q782 590 700 606Q560 616 520 596Q486 470 470 210Z',
  signature: 'M508 240Q600 216 716 228Q760 236 764 276L750 508Q742 556 690 564Q620 572 556 566',
  amber: 'M560 330Q660 318 726 326L720 404Q650 412 568 408Z',
  reverse: 'M572 430Q650 434 718 426L712 494Q650 504 580 500Z',
  ribs: 'M560 280H740M564 300H738M580 530H720',
};

const wideLamp: LampShape = {
  lens: 'M230 330Q520 286 800 292Q930 296 980 340Q990 410 940 466Q860 500 640 486Q420 482 250 440Q226 400 230 330Z',
  signature: 'M258 352Q520 314 800 320Q900 324 946 358Q948 404 912 440Q820 462 640 450Q440 446 276 414',
  amber: 'M700 352Q820 352 900 372Q896 404 872 420Q780 428 700 420Z',
  reverse: 'M560 358Q630 352 682 352V420Q620 418 560 414Z',
  ribs: 'M300 366L540 350M300 386L540 376M306 404L540 402',
  split: 'M490 296Q500 400 516 484',
};

function drawCorner({ ink, paint }: DetailScene): string[] {
  const body = ink.linear(
    [
      [0, paint.highlight],
      [0.16, paint.light],
      [0.46, paint.base],
      [0.8, paint.shade],
      [1, paint.deep],
    ],
    [100, 60, 300, 880],
  );
  const flank = ink.linear(
    [
      [0, paint.base],
      [0.3, mix(paint.base, paint.light, 0.6)],
      [1, paint.deep],
    ],
    [800, 0, 1200, 260],
  );
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.fade(['#d9e1e7', '#9aa3aa', '#5d646a']),
    }),
    softShadow(ink, [520, 880, 760, 70], 0.85),
    path('M0 0H760Q1000 60 1200 70V780Q1080 850 900 856H0Z', { fill: body }),
    path('M790 0Q900 60 1200 76V782Q1060 850 930 856Q900 500 850 300Q820 120 790 0Z', { fill: flank }),
    path('M0 0H430L470 120Q240 150 0 152Z', {
      fill: ink.linear([
        [0, '#3b4752'],
        [0.6, '#1b2229'],
        [1, '#0d1114'],
      ]),
    }),
    path('M0 60L380 20L400 60L0 110Z', { fill: '#9fb2c2', 'fill-opacity': 0.22 }),
    path('M0 152Q240 150 470 120', { fill: 'none', stroke: '#0b0d0f', 'stroke-width': 9 }),
    path('M470 120Q500 400 560 640', {
      fill: 'none',
      stroke: paint.seam,
      'stroke-width': 6,
      'stroke-opacity': 0.85,
    }),
    path('M478 120Q508 400 568 640', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 2,
      'stroke-opacity': 0.5,
    }),
    path('M0 650Q400 676 640 640Q900 600 1200 560', {
      fill: 'none',
      stroke: paint.seam,
      'stroke-width': 5,
      'stroke-opacity': 0.8,
    }),
    path('M0 658Q400 684 640 648Q900 608 1200 568V600Q900 650 640 690Q400 716 0 700Z', {
      fill: paint.highlight,
      'fill-opacity': 0.4,
    }),
    path('M0 760Q500 790 900 730Q1080 700 1200 650V782Q1080 850 900 856H0Z', { fill: '#14171b' }),
    path('M640 772Q760 760 860 740L862 766Q760 786 644 796Z', {
      fill: ink.fade(['#d83a3f', '#7a0f16']),
    }),
    path('M0 560Q160 566 330 552', { fill: 'none', stroke: '#c9ced3', 'stroke-width': 12 }),
    path('M0 556Q160 562 330 548', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 3,
      'stroke-opacity': 0.8,
    }),
    softLight(ink, [1040, 350, 160, 60], 0.22, paint.highlight),
    path('M850 300Q1000 280 1200 300', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 6,
      'stroke-opacity': 0.6,
    }),
  ];
}

function drawLamp({ ink, look }: DetailScene, shape: LampShape): string[] {
  const led = look.year >= 2014;
  return [
    path(shape.lens, { fill: '#120305', stroke: '#120305', 'stroke-width': 14, 'stroke-linejoin': 'round' }),
    path(shape.lens, {
      fill: ink.linear(
        [
          [0, '#e0404a'],
          [0.35, '#a8141e'],
          [1, '#4d060c'],
        ],
        [400, 180, 760, 620],
      ),
    }),
    path(shape.ribs, { fill: 'none', stroke: '#ff9a94', 'stroke-width': 4, 'stroke-opacity': 0.3 }),
    path(shape.amber, {
      fill: ink.fade(['#f7b75a', '#b5661a']),
      'fill-opacity': led ? 0.55 : 0.95,
    }),
    path(shape.reverse, {
      fill: ink.fade(['#f7f2ee', '#b9a6a2']),
      'fill-opacity': led ? 0.5 : 0.9,
    }),
    ...(led
      ? [
          path(shape.signature, {
            fill: 'none',
            stroke: '#ff4a4a',
            'stroke-width': 30,
            'stroke-opacity': 0.3,
            'stroke-linecap': 'round',
          }),
          path(shape.signature, {
            fill: 'none',
            stroke: '#ffb3a8',
            'stroke-width': 11,
            'stroke-linecap': 'round',
          }),
        ]
      : [
          path(shape.signature, {
            fill: 'none',
            stroke: '#f0636a',
            'stroke-width': 8,
            'stroke-opacity': 0.45,
          }),
        ]),
    path(shape.lens, {
      fill: ink.linear(
        [
          [0, '#ffffff', 0.42],
          [0.28, '#ffffff', 0.05],
          [1, '#ffffff', 0],
        ],
        [420, 180, 560, 520],
      ),
    }),
    ...(shape.split ? [path(shape.split, { fill: 'none', stroke: '#1a0406', 'stroke-width': 7 })] : []),
    path(shape.lens, { fill: 'none', stroke: '#ffb0ac', 'stroke-width': 3, 'stroke-opacity': 0.5 }),
  ];
}
