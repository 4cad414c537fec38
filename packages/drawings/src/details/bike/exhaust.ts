import { circle, path, rect } from '../../svg.ts';
import { type DetailScene, softLight, vignette } from '../scene.ts';
import { drawBackdrop } from './backdrop.ts';

type Finish = readonly [light: string, base: string, dark: string];

const finishes: readonly [Finish, ...Finish[]] = [
  ['#ffffff', '#b9c0c6', '#4b5259'],
  ['#6b7279', '#2b3035', '#0e1012'],
  ['#e3d3c0', '#a08a78', '#4a4458'],
];

/** The silencer along the rear wheel. */
export function drawExhaust(scene: DetailScene): string[] {
  return [
    ...drawBackdrop(scene, 760),
    ...drawRearWheel(scene),
    ...drawSilencer(scene),
    ...drawTail(scene),
    vignette(scene.ink, 0.16),
  ];
}

function drawRearWheel({ ink }: DetailScene): string[] {
  const x = 420;
  const y = 560;
  return [
    circle(x, y, 280, {
      fill: 'none',
      'stroke-width': 100,
      stroke: ink.radial(
        [
          [0.7, '#101214'],
          [0.84, '#2b3035'],
          [0.93, '#1b1e21'],
          [1, '#0b0c0e'],
        ],
        [x, y, 330],
      ),
    }),
    circle(x, y, 232, { fill: '#0d0f11' }),
    circle(x, y, 232, { fill: 'none', stroke: '#4b5259', 'stroke-width': 18 }),
    ...[10, 82, 154, 226, 298].map((angle) =>
      rect(x - 18, y - 230, 36, 190, { transform: `rotate(${angle} ${x} ${y})`, fill: '#33383d' }),
    ),
    circle(x, y, 120, { fill: 'none', stroke: '#8b9299', 'stroke-width': 34, 'stroke-opacity': 0.85 }),
    circle(x, y, 120, { fill: 'none', stroke: '#23272b', 'stroke-width': 8, 'stroke-dasharray': '8 22' }),
    path('M760 210Q980 250 1200 250V560H960Q900 420 760 210Z', {
      fill: ink.fade(['#1b1e21', '#101214']),
    }),
    path('M800 230L930 470M860 240L1010 420', { stroke: '#3d4349', 'stroke-width': 16 }),
    path('M930 300L1010 470', { stroke: '#0d0f11', 'stroke-width': 60 }),
    path('M930 300L1010 470', { stroke: '#b9862f', 'stroke-width': 44, 'stroke-dasharray': '14 10' }),
    path('M380 520L1200 416V520L400 610Z', {
      fill: ink.linear([
        [0, '#8b9299'],
        [0.4, '#565d64'],
        [1, '#1d2023'],
      ]),
    }),
    path('M384 528L1200 425', { stroke: '#dfe4e8', 'stroke-width': 4, 'stroke-opacity': 0.6 }),
    circle(x, y + 6, 62, { fill: '#15171a' }),
    circle(x, y + 4, 40, {
      fill: ink.fade(['#dfe4e8', '#565d64']),
    }),
    circle(x, y + 4, 18, { fill: '#23272b' }),
  ];
}

function drawSilencer({ ink, random }: DetailScene): string[] {
  const [light, base, dark] = random.pick(finishes);
  const can = ink.linear(
    [
      [0, dark],
      [0.16, base],
      [0.3, light],
      [0.45, base],
      [0.8, dark],
      [1, '#0b0c0e'],
    ],
    [560, 400, 616, 640],
  );
  return [
    path('M1200 800Q1080 790 1000 700Q960 650 900 640', {
      fill: 'none',
      stroke: '#0d0f11',
      'stroke-width': 84,
    }),
    path('M1200 796Q1080 786 1000 696Q960 646 900 636', {
      fill: 'none',
      stroke: ink.fade([base, dark]),
      'stroke-width': 70,
    }),
    path('M1200 776Q1090 768 1016 680', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 8,
      'stroke-opacity': 0.5,
    }),
    path('M160 340Q180 300 230 308L880 532Q930 556 922 620Q912 690 850 706L240 566Q150 540 146 440Z', {
      fill: '#05070a',
      'fill-opacity': 0.3,
      transform: 'translate(14 20)',
    }),
    path('M160 340Q180 300 230 308L880 532Q930 556 922 620Q912 690 850 706L240 566Q150 540 146 440Z', {
      fill: can,
    }),
    path('M790 500L880 532Q930 556 922 620Q912 690 850 706L764 686Q800 590 790 500Z', {
      fill: ink.fade(['#4b5259', '#101214']),
    }),
    path('M160 340Q180 300 230 308L300 332Q262 440 300 580L240 566Q150 540 146 440Z', {
      fill: ink.fade(['#33383d', '#0d0f11']),
    }),
    path('M166 350Q140 440 190 530Q236 500 228 420Q220 340 190 330Q174 334 166 350Z', {
      fill: '#08090a',
      stroke: '#8b9299',
      'stroke-width': 7,
    }),
    path('M330 372L760 514', {
      stroke: '#ffffff',
      'stroke-width': 10,
      'stroke-opacity': 0.55,
      'stroke-linecap': 'round',
    }),
    path('M420 454L640 518L634 556L414 494Z', { fill: '#15171a', 'fill-opacity': 0.85 }),
    path('M440 474L560 508', { stroke: light, 'stroke-width': 9, 'stroke-opacity': 0.9 }),
    path('M520 404L560 300L620 320L590 428Z', {
      fill: ink.fade(['#3d4349', '#15171a']),
    }),
    ...[
      [330, 360],
      [326, 566],
      [780, 516],
      [770, 670],
    ].map(([x = 0, y = 0]) => circle(x, y, 8, { fill: '#c9cfd4' })),
    softLight(ink, [520, 430, 300, 60], 0.16),
  ];
}

function drawTail({ ink, paint }: DetailScene): string[] {
  return [
    path('M300 40Q360 10 520 20L1200 90V260Q980 250 800 220Q520 180 340 120Q290 80 300 40Z', {
      fill: ink.linear(
        [
          [0, paint.highlight],
          [0.3, paint.light],
          [0.7, paint.base],
          [1, paint.deep],
        ],
        [0, 20, 0, 260],
      ),
    }),
    path('M330 60Q640 80 1200 150', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 10,
      'stroke-opacity': 0.6,
    }),
    path('M300 40Q290 80 340 120L400 140Q380 90 400 34Z', {
      fill: ink.fade(['#e0404a', '#6a0a12']),
    }),
    path('M520 0H1200V80Q860 60 520 0Z', { fill: '#17191c' }),
  ];
}
