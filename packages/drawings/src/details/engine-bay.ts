import { mix } from '../colour.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { type DetailScene, softLight, softShadow, vignette } from './scene.ts';

/** Under the bonnet from the front: what buyers look at. */
export function drawEngineBay(scene: DetailScene): string[] {
  return [
    ...drawBay(scene),
    ...drawTowers(scene),
    ...drawIntake(scene),
    ...drawBattery(scene),
    ...drawCover(scene),
    ...drawFluids(scene),
    ...drawFront(scene),
    vignette(scene.ink, 0.35),
  ];
}

function drawBay({ ink, paint }: DetailScene): string[] {
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.linear([
        [0, paint.deep],
        [0.3, '#1b1e22'],
        [1, '#0d0f11'],
      ]),
    }),
    // The raised bonnet's underside and the scuttle below the windscreen.
    path('M0 0H1200V96Q600 140 0 96Z', {
      fill: ink.fade(['#2b2f34', '#17191c']),
    }),
    path('M120 20L300 86M600 10V112M1080 20L900 86M300 20L460 104M900 20L740 104', {
      stroke: '#383d43',
      'stroke-width': 18,
      'stroke-opacity': 0.7,
    }),
    path('M40 128Q600 176 1160 128L1130 210Q600 250 70 210Z', {
      fill: ink.fade(['#3a3f45', '#1d2024']),
    }),
    path('M180 160Q600 196 1020 160', {
      fill: 'none',
      stroke: '#0b0c0e',
      'stroke-width': 6,
      'stroke-dasharray': '26 12',
    }),
    path('M0 96L70 130L110 300L64 700L0 760Z', {
      fill: ink.linear(
        [
          [0, paint.light],
          [0.6, paint.base],
          [1, paint.shade],
        ],
        [0, 0, 110, 0],
      ),
    }),
    path('M1200 96L1130 130L1090 300L1136 700L1200 760Z', {
      fill: ink.fade([paint.shade, paint.base, paint.deep], [1090, 0, 1200, 0]),
    }),
    path('M70 130L110 300L64 700', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 5,
      'stroke-opacity': 0.6,
    }),
    path('M1130 130L1090 300L1136 700', { fill: 'none', stroke: '#0b0c0e', 'stroke-width': 8 }),
  ];
}

function drawTowers({ ink, paint }: DetailScene): string[] {
  return [220, 980].flatMap((x) => [
    circle(x, 300, 86, { fill: mix(paint.shade, '#101215', 0.35) }),
    circle(x, 296, 80, {
      fill: ink.fade([paint.base, paint.deep]),
    }),
    circle(x, 296, 44, { fill: '#16181b' }),
    circle(x, 294, 30, {
      fill: ink.fade(['#6b7279', '#22262a']),
    }),
    ...[0, 120, 240].map((angle) =>
      circle(x + 62 * Math.cos((angle * Math.PI) / 180), 296 + 62 * Math.sin((angle * Math.PI) / 180), 9, {
        fill: '#a3a9b0',
      }),
    ),
  ]);
}

function drawIntake({ ink }: DetailScene): string[] {
  return [
    softShadow(ink, [230, 560, 190, 140], 0.6),
    path('M96 440Q100 416 130 414H330Q356 416 358 444L350 640Q346 668 316 668H136Q108 666 104 640Z', {
      fill: ink.linear([
        [0, '#3f454b'],
        [0.3, '#2a2e33'],
        [1, '#121416'],
      ]),
    }),
    path('M116 452H340M116 490H338M118 528H336', { stroke: '#17191c', 'stroke-width': 8 }),
    path('M116 447H340', { stroke: '#79818a', 'stroke-width': 3, 'stroke-opacity': 0.6 }),
    ...[
      [118, 432],
      [338, 432],
      [126, 650],
      [330, 650],
    ].map(([x, y]) => circle(x ?? 0, y ?? 0, 8, { fill: '#8b9299' })),
    // A ribbed hose from the filter to the engine.
    path('M352 520Q420 500 452 420', { fill: 'none', stroke: '#0d0f11', 'stroke-width': 78 }),
    path('M352 520Q420 500 452 420', {
      fill: 'none',
      stroke: '#2b3035',
      'stroke-width': 66,
      'stroke-dasharray': '12 5',
    }),
    path('M348 500Q404 484 432 412', {
      fill: 'none',
      stroke: '#6b737b',
      'stroke-width': 7,
      'stroke-opacity': 0.5,
    }),
  ];
}

function drawBattery({ ink }: DetailScene): string[] {
  return [
    softShadow(ink, [960, 560, 170, 120], 0.6),
    path('M866 430H1076L1092 620H856Z', {
      fill: ink.fade(['#2a2e33', '#101214']),
    }),
    path('M872 416H1070L1076 446H866Z', {
      fill: ink.fade(['#565d64', '#33383e']),
    }),
    rect(886, 404, 44, 26, { rx: 6, fill: '#b3222b' }),
    rect(1016, 404, 44, 26, { rx: 6, fill: '#17191c' }),
    path('M908 404Q900 352 840 350Q780 350 760 380', { fill: 'none', stroke: '#a11d26', 'stroke-width': 13 }),
    path('M1038 404Q1050 360 1090 356', { fill: 'none', stroke: '#111316', 'stroke-width': 13 }),
    rect(902, 484, 138, 78, { rx: 6, fill: '#d9dde0' }),
    rect(902, 484, 138, 24, { rx: 6, fill: '#2a63b5' }),
    path('M916 526H1024M916 542H990', { stroke: '#8b9299', 'stroke-width': 5 }),
  ];
}

function drawCover({ ink, look, random }: DetailScene): string[] {
  const electricDrive = look.fuel === 'Electric';
  const accent = random.pick(['#9ba2a9', '#b3222b', '#2a63b5', '#c3c8cd']);
  const plate = 'M404 318Q410 276 460 272H770Q818 276 822 318L838 590Q838 640 786 644H440Q390 640 390 590Z';
  return [
    path('M380 250H850L880 700H350Z', { fill: '#141619' }),
    path('M420 660H800M430 690H790', { stroke: '#4b5259', 'stroke-width': 16, 'stroke-dasharray': '30 16' }),
    softShadow(ink, [616, 660, 280, 46], 0.8),
    path(plate, {
      fill: ink.linear(
        [
          [0, '#565d65'],
          [0.18, '#363b41'],
          [0.6, '#24272c'],
          [1, '#141619'],
        ],
        [420, 270, 700, 650],
      ),
    }),
    path(plate, { fill: 'none', stroke: '#0a0b0d', 'stroke-width': 5 }),
    path('M412 326Q418 286 462 280H768', {
      fill: 'none',
      stroke: '#9aa3ab',
      'stroke-width': 4,
      'stroke-opacity': 0.6,
    }),
    ...(electricDrive
      ? []
      : [352, 404, 512, 564].map((y) =>
          path(`M448 ${y}Q614 ${y - 12} 782 ${y}`, {
            fill: 'none',
            stroke: '#101214',
            'stroke-width': 20,
            'stroke-linecap': 'round',
          }),
        )),
    path('M470 430H758L766 486H464Z', {
      fill: ink.fade(['#2c3036', '#1b1e22']),
      stroke: '#484f56',
      'stroke-width': 3,
    }),
    path('M498 458H640', { stroke: accent, 'stroke-width': 14, 'stroke-linecap': 'round' }),
    path('M664 458H730', {
      stroke: '#8b9299',
      'stroke-width': 8,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.7,
    }),
    softLight(ink, [520, 320, 180, 50], 0.2),
    circle(752, 322, 34, { fill: '#0c0d0f' }),
    circle(752, 319, 30, {
      fill: ink.fade(['#33383e', '#15171a']),
    }),
    line(730, 319, 774, 319, { stroke: '#e0b23a', 'stroke-width': 11, 'stroke-linecap': 'round' }),
  ];
}

function drawFluids({ ink }: DetailScene): string[] {
  return [
    path('M886 240Q880 190 930 186H1010Q1056 190 1054 236L1048 330H892Z', {
      fill: ink.linear([
        [0, '#f4f1ea', 0.95],
        [0.55, '#e9dfd6', 0.95],
        [0.56, '#e59a9a', 0.95],
        [1, '#c06a70', 0.95],
      ]),
    }),
    circle(968, 204, 30, { fill: '#17191c' }),
    circle(966, 201, 25, { fill: '#33383e' }),
    path('M900 250H1040', { stroke: '#ffffff', 'stroke-width': 4, 'stroke-opacity': 0.5 }),
    circle(360, 240, 34, { fill: '#0f1113' }),
    circle(358, 237, 29, {
      fill: ink.fade(['#e7c94c', '#a8841b']),
    }),
    circle(1030, 690, 38, { fill: '#0f1113' }),
    circle(1028, 687, 33, {
      fill: ink.fade(['#4f8fdb', '#1d4f8f']),
    }),
    path('M1012 694Q1028 668 1044 694', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 4,
      'stroke-opacity': 0.85,
    }),
    path('M640 250Q700 214 860 250', { fill: 'none', stroke: '#0d0f11', 'stroke-width': 26 }),
    path('M640 246Q700 210 860 246', { fill: 'none', stroke: '#33393f', 'stroke-width': 12 }),
  ];
}

function drawFront({ ink, paint }: DetailScene): string[] {
  return [
    path('M40 752Q600 700 1160 752L1180 820H20Z', {
      fill: ink.linear([
        [0, '#3f454b'],
        [0.4, '#24282c'],
        [1, '#101214'],
      ]),
    }),
    group({ fill: '#0b0c0e' }, ...[160, 330, 780, 950].map((x) => rect(x, 758, 90, 26, { rx: 13 }))),
    rect(556, 744, 88, 50, {
      rx: 10,
      fill: ink.fade(['#aab1b8', '#565d64']),
    }),
    rect(584, 756, 32, 26, { rx: 6, fill: '#0c0d0f' }),
    path('M0 830Q600 776 1200 830V900H0Z', {
      fill: ink.linear(
        [
          [0, paint.highlight],
          [0.25, paint.light],
          [1, paint.base],
        ],
        [0, 800, 0, 900],
      ),
    }),
    path('M0 826Q600 772 1200 826', { fill: 'none', stroke: '#0b0c0e', 'stroke-width': 8 }),
  ];
}
