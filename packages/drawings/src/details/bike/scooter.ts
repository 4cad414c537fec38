import { mix } from '../../colour.ts';
import { circle, ellipse, path, rect } from '../../svg.ts';
import { type DetailScene, softShadow, vignette } from '../scene.ts';
import { drawBackdrop } from './backdrop.ts';

export const isScooter = (body: string): boolean => /Scooter|Moped|Three-wheeler/i.test(body);

/** The painted cowl below the bars of a scooter, where a motorcycle has its tank. */
export function drawScooterCowl({ ink, paint }: DetailScene): string[] {
  const shell = 'M250 900Q230 700 320 600Q430 520 600 516T880 600Q970 700 950 900Z';
  const well = 'M360 900Q350 740 410 670Q490 620 600 618T790 670Q850 740 840 900Z';
  return [
    softShadow(ink, [600, 580, 420, 80], 0.5),
    path(shell, { fill: ink.fade([paint.light, paint.base, paint.deep], [280, 540, 940, 880]) }),
    path('M290 860Q276 720 350 626Q420 566 500 550Q380 660 366 880Z', {
      fill: paint.highlight,
      'fill-opacity': 0.4,
    }),
    path(well, { fill: ink.fade(['#2b2f34', '#15171a']) }),
    path('M372 880Q366 750 420 684Q490 636 600 634', { fill: 'none', stroke: '#5d646c', 'stroke-width': 4 }),
    rect(430, 730, 250, 130, { rx: 18, fill: '#1d2024', stroke: '#3c4248', 'stroke-width': 4 }),
    rect(520, 748, 70, 16, { rx: 8, fill: '#0c0d0f' }),
    circle(756, 740, 34, { fill: ink.fade(['#dfe4e8', '#565d64']) }),
    circle(756, 740, 24, { fill: '#15171a' }),
    rect(752, 726, 8, 28, { rx: 3, fill: '#9aa2a9' }),
  ];
}

/** The swinging engine of a scooter: belt cover, rear wheel, shock absorber, and the tail panel above. */
export function drawScooterEngine(scene: DetailScene): string[] {
  const { ink, paint } = scene;
  const fins = Array.from({ length: 7 }, (_, fin) => 560 + fin * 44);
  return [
    ...drawBackdrop(scene, 760),
    softShadow(ink, [520, 860, 520, 40], 0.6),
    circle(330, 610, 190, { fill: '#121416', stroke: ink.fade(['#33383d', '#15171a']), 'stroke-width': 90 }),
    circle(330, 610, 150, { fill: ink.fade(['#aab2b9', '#4b5259']) }),
    circle(330, 610, 128, { fill: '#23272b' }),
    ...[0, 72, 144, 216, 288].map((turn) =>
      rect(312, 486, 36, 120, { fill: '#8b9299', transform: `rotate(${turn} 330 610)` }),
    ),
    path('M250 250L300 600', { stroke: '#15171a', 'stroke-width': 50 }),
    path('M250 250L300 600', { stroke: '#c7333a', 'stroke-width': 34, 'stroke-dasharray': '16 12' }),
    path('M240 590Q250 500 350 500L900 470Q990 480 1000 570Q1000 670 910 684L360 720Q250 716 240 590Z', {
      fill: '#0a0b0d',
      transform: 'translate(6 12)',
    }),
    path('M240 590Q250 500 350 500L900 470Q990 480 1000 570Q1000 670 910 684L360 720Q250 716 240 590Z', {
      fill: ink.fade(['#7b838a', '#3a4046', '#17191c'], [500, 470, 560, 720]),
    }),
    path('M290 540Q310 520 360 520L890 494', {
      fill: 'none',
      stroke: '#dfe4e8',
      'stroke-width': 6,
      'stroke-opacity': 0.6,
    }),
    path(fins.map((x) => `M${x} 530L${x + 10} 656`).join(''), { stroke: '#15171a', 'stroke-width': 16 }),
    circle(350, 610, 74, { fill: ink.fade(['#565d64', '#1d2023']) }),
    circle(350, 610, 44, { fill: ink.fade(['#2b3035', '#6b7279']) }),
    ...[
      [300, 540],
      [420, 700],
      [660, 494],
      [900, 488],
      [960, 600],
      [760, 690],
    ].map(([x = 0, y = 0]) => circle(x, y, 9, { fill: '#c9cfd4' })),
    path('M900 640Q1040 640 1200 560V760Q1040 780 940 720Z', { fill: ink.fade(['#23272b', '#101214']) }),
    path(
      'M70 210Q110 120 300 110H900Q1080 120 1200 170V430Q1040 470 880 440Q700 400 480 400Q250 400 150 330Q80 280 70 210Z',
      {
        fill: ink.linear(
          [
            [0, paint.highlight],
            [0.25, paint.light],
            [0.6, paint.base],
            [1, paint.deep],
          ],
          [0, 110, 0, 460],
        ),
      },
    ),
    path('M150 200Q500 170 1200 250', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 12,
      'stroke-opacity': 0.6,
    }),
    path('M70 210Q90 270 150 330L210 290Q160 240 150 170Q90 176 70 210Z', {
      fill: ink.fade(['#ff6a64', '#6a0a12']),
    }),
    path('M200 110Q260 40 520 44H1200V120Q700 100 200 110Z', {
      fill: ink.fade([mix('#23262a', '#ffffff', 0.2), '#15171a']),
    }),
    ellipse(820, 330, 40, 26, { fill: paint.deep }),
    ellipse(818, 327, 34, 21, { fill: ink.fade(['#2b3035', '#101214']) }),
    vignette(ink, 0.16),
  ];
}
