import { circle, ellipse, path, rect } from '../../svg.ts';
import { type DetailScene, softShadow, vignette } from '../scene.ts';
import { drawBackdrop } from './backdrop.ts';

/** The machine from the front: a fairing if its kind has one, otherwise a bare round lamp. */
export function drawBikeHeadlamp(scene: DetailScene): string[] {
  const faired = /Sport|Tour|Scooter|Adventure|Moped/i.test(scene.look.body);
  return [
    ...drawBackdrop(scene, 780),
    ...drawForkAndWheel(scene),
    ...drawBars(scene),
    ...(faired ? drawFairing(scene) : drawRoundLamp(scene)),
    vignette(scene.ink, 0.16),
  ];
}

function drawForkAndWheel({ ink, paint }: DetailScene): string[] {
  const tube = (x: number) =>
    ink.linear(
      [
        [0, '#23272b'],
        [0.3, '#dfe4e8'],
        [0.55, '#7b838a'],
        [1, '#1b1e21'],
      ],
      [x - 30, 0, x + 30, 0],
    );
  return [
    softShadow(ink, [600, 880, 300, 40], 0.8),
    path('M516 560H684V900H516Z', {
      fill: ink.linear(
        [
          [0, '#0c0d0f'],
          [0.35, '#33383d'],
          [0.65, '#24282c'],
          [1, '#0a0b0c'],
        ],
        [516, 0, 684, 0],
      ),
    }),
    path(
      'M540 640L590 620M540 700L590 680M540 760L590 740M540 820L590 800M660 640L610 620M660 700L610 680M660 760L610 740M660 820L610 800',
      { stroke: '#08090a', 'stroke-width': 9 },
    ),
    path('M500 570Q600 500 700 570L706 660Q600 610 494 660Z', {
      fill: ink.linear([
        [0, paint.highlight],
        [0.35, paint.light],
        [1, paint.shade],
      ]),
    }),
    ...[446, 754].map((x) => rect(x - 30, 180, 60, 720, { rx: 12, fill: tube(x) })),
    ...[446, 754].map((x) =>
      rect(x - 36, 640, 72, 260, {
        rx: 12,
        fill: ink.linear(
          [
            [0, '#15171a'],
            [0.35, '#565d64'],
            [1, '#101214'],
          ],
          [x - 36, 0, x + 36, 0],
        ),
      }),
    ),
  ];
}

function drawBars({ ink }: DetailScene): string[] {
  return [
    path('M40 236Q220 190 400 210T800 210Q980 190 1160 236', {
      fill: 'none',
      stroke: '#0c0d0f',
      'stroke-width': 34,
      'stroke-linecap': 'round',
    }),
    path('M40 230Q220 184 400 204T800 204Q980 184 1160 230', {
      fill: 'none',
      stroke: '#565d64',
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }),
    path('M20 236Q120 206 220 202M1180 236Q1080 206 980 202', {
      fill: 'none',
      stroke: '#17191c',
      'stroke-width': 58,
      'stroke-linecap': 'round',
    }),
    ...[-1, 1].flatMap((side) => {
      const x = (offset: number) => 600 + side * offset;
      return [
        path(`M${x(340)} 200L${x(400)} 90`, { stroke: '#15171a', 'stroke-width': 14 }),
        ellipse(x(430), 74, 84, 46, {
          fill: ink.fade(['#3d4349', '#101214']),
        }),
        path(`M${x(190)} 400L${x(290)} 410`, { stroke: '#15171a', 'stroke-width': 20 }),
        ellipse(x(320), 412, 46, 32, { fill: '#15171a' }),
        ellipse(x(320), 412, 36, 24, {
          fill: ink.fade(['#ffd083', '#c0701d']),
        }),
      ];
    }),
  ];
}

function drawRoundLamp({ ink, look, paint }: DetailScene): string[] {
  const led = look.year >= 2018;
  return [
    path('M420 330H780L760 470H440Z', { fill: '#15171a' }),
    circle(606, 410, 200, { fill: '#05070a', 'fill-opacity': 0.35 }),
    circle(600, 400, 196, {
      fill: ink.fade([paint.light, paint.base, paint.deep]),
    }),
    circle(600, 400, 178, {
      fill: ink.fade(['#f7f9fb', '#8b9299', '#3a4046']),
    }),
    circle(600, 400, 160, {
      fill: ink.radial(
        [
          [0, '#e9f1f7'],
          [0.35, '#aebcc7'],
          [0.75, '#5d6a75'],
          [1, '#262d33'],
        ],
        [560, 350, 220],
      ),
    }),
    ...(led
      ? [
          circle(600, 400, 138, { fill: '#14181c' }),
          circle(600, 400, 138, { fill: 'none', stroke: '#f7fcff', 'stroke-width': 13 }),
          path('M488 386A114 114 0 0 1 712 386Z', { fill: ink.fade(['#e9f3fb', '#7f97ab', '#2b3640']) }),
          path('M488 414A114 114 0 0 0 712 414Z', { fill: ink.fade(['#3d4a56', '#8fa3b4']) }),
          path('M600 300V386M544 320V386M656 320V386M560 414V492M640 414V492', {
            stroke: '#14181c',
            'stroke-width': 6,
          }),
        ]
      : [
          path('M470 330V470M510 290V510M550 262V538M600 250V550M650 262V538M690 290V510M730 330V470', {
            stroke: '#ffffff',
            'stroke-width': 4,
            'stroke-opacity': 0.22,
          }),
          circle(600, 400, 48, {
            fill: ink.fade(['#cfd6dc', '#565e66']),
          }),
          circle(594, 392, 22, { fill: '#fff7e0' }),
        ]),
    path('M474 330Q510 262 590 250Q520 300 496 380Z', { fill: '#ffffff', 'fill-opacity': 0.45 }),
  ];
}

function drawFairing({ ink, paint, random }: DetailScene): string[] {
  const cut = random.pick([0, 26]);
  return [
    path('M430 180Q600 40 770 180L800 330H400Z', {
      fill: ink.linear([
        [0, '#9fb0bc', 0.75],
        [1, '#2a3138', 0.9],
      ]),
    }),
    path('M470 180Q560 100 620 94Q540 170 520 300H440Z', { fill: '#ffffff', 'fill-opacity': 0.25 }),
    path(
      'M360 300Q600 226 840 300L900 450Q870 560 760 640Q690 690 600 700Q510 690 440 640Q330 560 300 450Z',
      {
        fill: ink.linear(
          [
            [0, paint.highlight],
            [0.3, paint.light],
            [0.7, paint.base],
            [1, paint.deep],
          ],
          [380, 260, 760, 700],
        ),
      },
    ),
    path('M600 262V700', { stroke: paint.seam, 'stroke-width': 3, 'stroke-opacity': 0.6 }),
    path('M560 500H640L660 620Q600 660 540 620Z', { fill: '#0d0f11' }),
    ...[-1, 1].flatMap((side) => {
      const x = (offset: number) => 600 + side * offset;
      const lens = `M${x(58)} ${452 + cut}Q${x(140)} 392 ${x(268)} ${384 - cut}Q${x(262)} 450 ${x(206)} 492Q${x(140)} 522 ${x(66)} 500Z`;
      return [
        path(lens, {
          fill: ink.fade(['#59626b', '#0c0e11']),
          stroke: '#07090b',
          'stroke-width': 10,
          'stroke-linejoin': 'round',
        }),
        circle(x(140), 456, 36, {
          fill: ink.radial(
            [
              [0, '#eef6fc'],
              [0.4, '#8aa3b8'],
              [1, '#11161b'],
            ],
            [x(140) - 10, 444, 46],
          ),
        }),
        path(`M${x(70)} ${458 + cut * 0.6}Q${x(150)} 408 ${x(252)} ${400 - cut * 0.6}`, {
          fill: 'none',
          stroke: '#f7fcff',
          'stroke-width': 9,
          'stroke-linecap': 'round',
        }),
        path(`M${x(300)} 470Q${x(240)} 560 ${x(150)} 620L${x(180)} 560Q${x(250)} 520 ${x(300)} 450Z`, {
          fill: '#14171a',
          'fill-opacity': 0.75,
        }),
      ];
    }),
    path('M380 310Q600 240 820 310', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 6,
      'stroke-opacity': 0.7,
    }),
  ];
}
