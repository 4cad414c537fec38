import { mix } from '../../colour.ts';
import { circle, path, rect } from '../../svg.ts';
import { type DetailScene, softLight, vignette } from '../scene.ts';
import { drawBackdrop } from './backdrop.ts';

/** Seat and tail from the side, with the back of the tank. */
export function drawSaddle(scene: DetailScene): string[] {
  return [
    ...drawBackdrop(scene, 800),
    ...drawUnderneath(scene),
    ...drawPanels(scene),
    ...drawSeat(scene),
    vignette(scene.ink, 0.16),
  ];
}

function drawUnderneath({ ink }: DetailScene): string[] {
  return [
    circle(330, 900, 205, {
      fill: '#121416',
      'stroke-width': 90,
      stroke: ink.radial(
        [
          [0.7, '#121416'],
          [0.88, '#2f3439'],
          [1, '#0c0d0f'],
        ],
        [330, 900, 250],
      ),
    }),
    path('M240 560L900 540L1200 600V900H820L760 700L240 620Z', {
      fill: ink.fade(['#1b1e21', '#101214']),
    }),
    path('M250 610L760 700L1200 640', { fill: 'none', stroke: '#0d0f11', 'stroke-width': 44 }),
    path('M250 604L760 694L1200 634', { fill: 'none', stroke: '#33383d', 'stroke-width': 28 }),
    path('M640 700L560 900M700 700L660 900', { stroke: '#15171a', 'stroke-width': 26 }),
    path('M640 690Q600 780 606 900', {
      fill: 'none',
      stroke: '#c7333a',
      'stroke-width': 54,
      'stroke-dasharray': '16 12',
    }),
    path('M700 720H1200V900H740Z', {
      fill: ink.fade(['#2b3035', '#101214']),
    }),
    path('M760 760H1200M770 800H1200M780 840H1200', { stroke: '#454b52', 'stroke-width': 12 }),
  ];
}

function drawPanels({ ink, paint }: DetailScene): string[] {
  return [
    path('M90 400Q120 360 220 380L620 520Q760 560 900 560L860 650Q700 680 520 650L200 560Q110 520 90 400Z', {
      fill: ink.linear(
        [
          [0, paint.highlight],
          [0.25, paint.light],
          [0.6, paint.base],
          [1, paint.deep],
        ],
        [0, 370, 0, 670],
      ),
    }),
    path('M130 420Q360 500 600 574', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 9,
      'stroke-opacity': 0.65,
      'stroke-linecap': 'round',
    }),
    path('M90 400Q84 460 126 506L180 470Q140 430 150 384Q110 380 90 400Z', {
      fill: ink.fade(['#ff6a64', '#b3141e', '#5a070d']),
    }),
    path('M104 420L150 404', { stroke: '#ffffff', 'stroke-width': 5, 'stroke-opacity': 0.6 }),
    path('M120 520L60 620L90 640L170 550Z', { fill: '#15171a' }),
    rect(20, 610, 84, 40, {
      rx: 14,
      fill: ink.fade(['#ffd083', '#c0701d']),
    }),
    path('M900 560Q860 420 920 330Q1000 250 1200 240V620Q1040 620 900 560Z', {
      fill: ink.linear(
        [
          [0, paint.highlight],
          [0.2, paint.light],
          [0.55, paint.base],
          [1, paint.deep],
        ],
        [1000, 240, 1080, 620],
      ),
    }),
    path('M950 350Q1030 290 1200 284', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 14,
      'stroke-opacity': 0.6,
      'stroke-linecap': 'round',
    }),
    softLight(ink, [1060, 400, 120, 60], 0.2, paint.highlight),
  ];
}

function drawSeat({ ink, cabin, random }: DetailScene): string[] {
  const hide = random.pick(['#23262a', '#1c1e21', '#5d3b26']);
  const light = mix(hide, '#ffffff', 0.28);
  const dark = mix(hide, '#000000', 0.55);
  const stitch = {
    fill: 'none',
    stroke: cabin.stitch,
    'stroke-width': 4,
    'stroke-dasharray': '12 8',
    'stroke-opacity': 0.8,
  };
  return [
    path(
      'M150 372Q160 316 260 316Q380 322 470 400Q520 440 600 446Q760 452 840 420Q900 400 916 440L906 540Q880 580 760 572Q640 560 560 530L220 420Q150 400 150 372Z',
      { fill: '#05070a', 'fill-opacity': 0.35, transform: 'translate(4 14)' },
    ),
    path(
      'M150 372Q160 316 260 316Q380 322 470 400Q520 440 600 446Q760 452 840 420Q900 400 916 440L906 540Q880 580 760 572Q640 560 560 530L220 420Q150 400 150 372Z',
      {
        fill: ink.linear(
          [
            [0, light],
            [0.35, hide],
            [1, dark],
          ],
          [0, 316, 0, 580],
        ),
      },
    ),
    path('M180 350Q260 326 340 352Q420 384 480 430Q560 474 660 470Q790 462 880 440', {
      fill: 'none',
      stroke: light,
      'stroke-width': 12,
      'stroke-opacity': 0.35,
      'stroke-linecap': 'round',
    }),
    path('M166 392Q320 420 470 478Q580 520 700 530Q820 534 906 506', stitch),
    ...[
      [260, 330, 240, 404],
      [340, 352, 310, 424],
      [420, 392, 392, 448],
      [560, 452, 548, 504],
      [640, 456, 636, 522],
      [720, 456, 722, 530],
      [800, 446, 810, 528],
    ].map(([x1, y1, x2, y2]) =>
      path(`M${x1} ${y1}L${x2} ${y2}`, { stroke: dark, 'stroke-width': 6, 'stroke-opacity': 0.7 }),
    ),
    path('M480 410Q470 450 500 484', { fill: 'none', stroke: dark, 'stroke-width': 7 }),
    path('M130 350Q110 300 160 280L330 290', {
      fill: 'none',
      stroke: '#15171a',
      'stroke-width': 22,
      'stroke-linecap': 'round',
    }),
    path('M130 344Q114 300 162 274L330 284', {
      fill: 'none',
      stroke: '#79818a',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  ];
}
