import { mix } from '../../colour.ts';
import { path, rect } from '../../svg.ts';
import { type DetailScene, softShadow, vignette } from '../scene.ts';

/**
 * A working cab from the windscreen: looking back, the driver's seat is on the left, the double seat on the
 * right.
 */
export function drawCabSeats(scene: DetailScene): string[] {
  return [
    ...drawCab(scene),
    ...drawSeat(scene, 330, 240, true),
    ...drawSeat(scene, 770, 400, false),
    ...drawFascia(scene),
    vignette(scene.ink, 0.35),
  ];
}

function drawCab({ ink, paint, random }: DetailScene): string[] {
  const light = random.pick(['#dbe6ee', '#e8edf0', '#cfdeea']);
  const glass = ink.linear([
    [0, light],
    [0.75, '#aebdc4'],
    [1, '#859590'],
  ]);
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.linear([
        [0, '#9a9d9e'],
        [0.16, '#6a6e72'],
        [0.4, '#3d4146'],
        [1, '#1d2023'],
      ]),
    }),
    path('M180 96H1020V620H180Z', {
      fill: ink.fade(['#777d83', '#565c62', '#33383c']),
    }),
    path('M300 96V620M460 96V620M740 96V620M900 96V620', {
      stroke: '#3e4449',
      'stroke-width': 6,
      'stroke-opacity': 0.6,
    }),
    rect(490, 132, 220, 96, { rx: 14, fill: '#15191c', stroke: '#30353a', 'stroke-width': 8 }),
    path('M0 90L140 120L176 380L0 420ZM1200 90L1060 120L1024 380L1200 420Z', { fill: glass }),
    path(
      'M0 70L150 104L190 640L160 900H0V420L176 380L140 120L0 90ZM1200 70L1050 104L1010 640L1040 900H1200V420L1024 380L1060 120L1200 90Z',
      {
        fill: ink.fade(['#2b2f33', '#17191c']),
      },
    ),
    path('M0 440L172 402L186 640L0 700ZM1200 440L1028 402L1014 640L1200 700Z', {
      fill: mix(paint.shade, '#2b2f33', 0.35),
    }),
    path('M20 540L170 508L172 540L20 578ZM1180 540L1030 508L1028 540L1180 578Z', { fill: '#101214' }),
    path('M160 640H1040L1090 900H110Z', {
      fill: ink.fade(['#24272b', '#34383c']),
    }),
    path('M196 70L240 560M1004 70L960 560', { stroke: '#0d0f11', 'stroke-width': 16, 'stroke-opacity': 0.8 }),
  ];
}

function drawSeat({ ink, cabin }: DetailScene, x: number, width: number, driver: boolean): string[] {
  const cloth = cabin.upholstery;
  const half = width / 2;
  const back = ink.linear(
    [
      [0, cloth.light],
      [0.35, cloth.base],
      [1, cloth.shade],
    ],
    [0, 250, 0, 590],
  );
  const seat = ink.linear(
    [
      [0, cloth.shade],
      [0.25, mix(cloth.base, cloth.light, 0.8)],
      [1, cloth.deep],
    ],
    [0, 560, 0, 720],
  );
  const rests = driver ? [x] : [x - half * 0.5, x + half * 0.5];
  const stitch = {
    fill: 'none',
    stroke: cabin.stitch,
    'stroke-width': 3,
    'stroke-dasharray': '9 6',
    'stroke-opacity': 0.6,
  };
  return [
    ...rests.flatMap((rest) => [
      rect(rest - 26, 226, 9, 40, { fill: '#8b9299' }),
      rect(rest + 17, 226, 9, 40, { fill: '#8b9299' }),
      rect(rest - 66, 166, 132, 82, {
        rx: 28,
        fill: ink.fade([cloth.light, cloth.base, cloth.deep]),
      }),
    ]),
    softShadow(ink, [x, 740, half + 60, 50], 0.7),
    path(
      `M${x - half} 300Q${x - half + 6} 252 ${x - half + 60} 250H${x + half - 60}Q${x + half - 6} 252 ${x + half} 300L${x + half + 14} 570Q${x + half + 10} 606 ${x + half - 30} 608H${x - half + 30}Q${x - half - 10} 606 ${x - half - 14} 570Z`,
      { fill: back },
    ),
    ...(driver ? [] : [path(`M${x} 256V600`, { stroke: cloth.deep, 'stroke-width': 7 })]),
    ...rests.map((rest) =>
      path(`M${rest - 62} 282Q${rest} 268 ${rest + 62} 282L${rest + 68} 560H${rest - 68}Z`, {
        fill: mix(cloth.base, cloth.light, 0.35),
        'fill-opacity': 0.7,
      }),
    ),
    ...rests.map((rest) =>
      path(`M${rest - 62} 282L${rest - 68} 560M${rest + 62} 282L${rest + 68} 560`, stitch),
    ),
    path(
      `M${x - half - 20} 600Q${x} 570 ${x + half + 20} 600L${x + half + 40} 690Q${x + half + 34} 736 ${x + half - 10} 738H${x - half + 10}Q${x - half - 34} 736 ${x - half - 40} 690Z`,
      { fill: seat },
    ),
    ...(driver ? [] : [path(`M${x} 590V734`, { stroke: cloth.deep, 'stroke-width': 7 })]),
    path(`M${x - half} 622Q${x} 600 ${x + half} 622`, stitch),
    ...(driver
      ? [
          path(
            `M${x + half - 6} 430Q${x + half + 50} 424 ${x + half + 54} 456L${x + half + 46} 486Q${x + half + 20} 500 ${x + half - 4} 490Z`,
            {
              fill: ink.fade([cloth.light, cloth.deep]),
            },
          ),
        ]
      : []),
    rect(x - half * 0.7, 738, width * 0.7, 60, { rx: 8, fill: '#121416' }),
  ];
}

/** The top of the fascia and the wheel's rim in front, out of focus. */
function drawFascia({ ink, cabin }: DetailScene): string[] {
  return [
    path('M-20 900Q20 800 180 792Q600 770 1020 792Q1180 800 1220 900Z', {
      fill: ink.linear([
        [0, cabin.plastic.light],
        [0.3, cabin.plastic.base],
        [1, '#0b0c0e'],
      ]),
    }),
    path('M80 806Q600 778 1120 806', {
      fill: 'none',
      stroke: '#cfd9e1',
      'stroke-width': 5,
      'stroke-opacity': 0.25,
    }),
    path('M150 860A190 190 0 0 1 510 860', { fill: 'none', stroke: '#0c0d0f', 'stroke-width': 40 }),
    path('M150 856A190 190 0 0 1 510 856', { fill: 'none', stroke: '#2f343a', 'stroke-width': 28 }),
    path('M168 800A190 190 0 0 1 330 700', {
      fill: 'none',
      stroke: '#7d858d',
      'stroke-width': 6,
      'stroke-opacity': 0.5,
    }),
  ];
}
