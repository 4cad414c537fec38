import { mix } from '../../colour.ts';
import { group, path, rect } from '../../svg.ts';
import { drawOutlook } from '../outlook.ts';
import { type DetailScene, softLight, softShadow, vignette } from '../scene.ts';

/** The rear bench between the two front seats, which stay dark and out of focus. */
export function drawRearSeats(scene: DetailScene): string[] {
  return [...drawShell(scene), ...drawBench(scene), ...drawFrontSeats(scene), vignette(scene.ink, 0.3)];
}

function drawShell({ ink, random, cabin }: DetailScene): string[] {
  const { plastic } = cabin;
  const door = ink.linear([
    [0, plastic.light],
    [0.3, plastic.base],
    [1, plastic.deep],
  ]);
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.linear([
        [0, '#a3a5a4'],
        [0.14, '#8a8d8e'],
        [0.3, '#3b3f44'],
        [1, '#15171a'],
      ]),
    }),
    group(
      {
        'clip-path': ink.clip(
          path(
            'M346 98H854L900 258H300ZM0 130L196 150L232 330L0 352ZM1200 130L1004 150L968 330L1200 352Z',
            {},
          ),
        ),
      },
      ...drawOutlook(ink, random, { horizon: 250 }),
    ),
    path('M346 98H854L900 258H300Z', {
      fill: 'none',
      stroke: '#1b1e22',
      'stroke-width': 14,
      'stroke-linejoin': 'round',
    }),
    path('M340 130H860M334 160H868M326 190H876M318 220H884', {
      stroke: '#5c3a2a',
      'stroke-width': 2,
      'stroke-opacity': 0.35,
    }),
    path('M0 352L232 330L262 480L240 900H0Z', { fill: door }),
    path('M1200 352L968 330L938 480L960 900H1200Z', { fill: door }),
    path('M0 470L222 452L232 492L0 530Z', { fill: cabin.upholstery.base, 'fill-opacity': 0.9 }),
    path('M1200 470L978 452L968 492L1200 530Z', { fill: cabin.upholstery.base, 'fill-opacity': 0.9 }),
    path('M20 420L190 406L196 424L20 440ZM1180 420L1010 406L1004 424L1180 440Z', {
      fill: cabin.trim,
      'fill-opacity': 0.75,
    }),
  ];
}

function drawBench({ ink, cabin }: DetailScene): string[] {
  const cloth = cabin.upholstery;
  const back = ink.linear(
    [
      [0, cloth.light],
      [0.3, cloth.base],
      [1, cloth.shade],
    ],
    [0, 270, 0, 620],
  );
  const seat = ink.linear(
    [
      [0, cloth.shade],
      [0.22, mix(cloth.base, cloth.light, 0.8)],
      [0.5, cloth.base],
      [1, cloth.deep],
    ],
    [0, 590, 0, 800],
  );
  const stitch = {
    fill: 'none',
    stroke: cabin.stitch,
    'stroke-width': 3,
    'stroke-dasharray': '9 6',
    'stroke-opacity': 0.7,
  };
  const fold = { fill: 'none', stroke: cloth.deep, 'stroke-width': 5, 'stroke-opacity': 0.7 };
  const headrest = (x: number, width: number) => [
    rect(x - 20, 240, 8, 40, { fill: '#8b9299' }),
    rect(x + 12, 240, 8, 40, { fill: '#8b9299' }),
    rect(x - width / 2, 186, width, 74, {
      rx: 26,
      fill: ink.fade([cloth.light, cloth.base, cloth.deep]),
    }),
    path(`M${x - width / 2 + 22} 200H${x + width / 2 - 22}`, {
      stroke: cloth.highlight,
      'stroke-width': 5,
      'stroke-opacity': 0.35,
      'stroke-linecap': 'round',
    }),
  ];
  const ribs = [-1, 1].flatMap((side) =>
    [330, 380, 430, 480, 530].map(
      (y) => `M${600 + side * 108} ${y}Q${600 + side * 190} ${y + 12} ${600 + side * 272} ${y}`,
    ),
  );
  return [
    ...headrest(390, 150),
    ...headrest(600, 112),
    ...headrest(810, 150),
    path('M262 318Q264 272 320 266H880Q936 272 938 318L962 590Q964 632 920 640H280Q236 632 238 590Z', {
      fill: back,
    }),
    path(
      'M296 296Q420 280 508 296Q520 440 512 600L292 606Q272 440 296 296ZM904 296Q780 280 692 296Q680 440 688 600L908 606Q928 440 904 296Z',
      {
        fill: ink.fade([mix(cloth.base, cloth.light, 0.75), cloth.shade], [0, 290, 0, 610]),
      },
    ),
    ...(cabin.leather ? [path(ribs.join(''), { ...fold, 'stroke-width': 4, 'stroke-opacity': 0.4 })] : []),
    path('M516 290Q528 440 520 606M684 290Q672 440 680 606', fold),
    path(
      'M506 296Q516 440 508 600M694 296Q684 440 692 600M296 296Q274 440 292 606M904 296Q926 440 908 606',
      stitch,
    ),
    rect(566, 560, 22, 44, { rx: 5, fill: '#8f1f24' }),
    rect(612, 560, 22, 44, { rx: 5, fill: '#17191d' }),
    path('M300 268L360 620', { stroke: '#101215', 'stroke-width': 20, 'stroke-opacity': 0.85 }),
    path('M900 268L840 620', { stroke: '#101215', 'stroke-width': 20, 'stroke-opacity': 0.85 }),
    softShadow(ink, [600, 622, 400, 40], 0.6),
    path(
      'M226 640Q230 598 300 600Q600 620 900 600Q970 598 974 640L1006 752Q1010 806 946 812H254Q190 806 194 752Z',
      { fill: seat },
    ),
    path('M500 616Q490 700 470 806M700 616Q710 700 730 806', fold),
    path('M262 640Q380 656 490 650M938 640Q820 656 710 650', stitch),
    softLight(ink, [370, 660, 180, 44], 0.14, cloth.highlight),
    path('M206 806H994L1030 900H170Z', { fill: '#0d0f12' }),
  ];
}

function drawFrontSeats({ ink, cabin }: DetailScene): string[] {
  const edge = mix(cabin.upholstery.shade, '#0b0d10', 0.55);
  const seat = ink.fade([edge, '#0a0c0e'], [0, 300, 0, 900]);
  return [
    path('M-40 900V420Q-30 330 70 330Q170 336 190 430L236 900Z', { fill: seat }),
    path('M1240 900V420Q1230 330 1130 330Q1030 336 1010 430L964 900Z', { fill: seat }),
    path('M72 340Q160 346 180 436L222 880', {
      fill: 'none',
      stroke: mix(edge, '#ffffff', 0.18),
      'stroke-width': 6,
      'stroke-opacity': 0.6,
    }),
    path('M1128 340Q1040 346 1020 436L978 880', {
      fill: 'none',
      stroke: mix(edge, '#ffffff', 0.1),
      'stroke-width': 6,
      'stroke-opacity': 0.5,
    }),
    path('M20 560H170L186 760H20Z', {
      fill: 'none',
      stroke: '#000000',
      'stroke-width': 5,
      'stroke-opacity': 0.4,
    }),
  ];
}
