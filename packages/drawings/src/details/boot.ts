import { mix } from '../colour.ts';
import { path, rect } from '../svg.ts';
import { type DetailScene, softLight, softShadow, vignette } from './scene.ts';

/** The open boot from behind: an opening in the paint, with carpet back to the folded seat backs. */
export function drawBoot(scene: DetailScene): string[] {
  return [
    ...drawInside(scene),
    ...drawAperture(scene),
    ...drawLamps(scene),
    ...drawLip(scene),
    vignette(scene.ink, 0.3),
  ];
}

function drawInside({ ink, cabin, look, random }: DetailScene): string[] {
  const cloth = cabin.upholstery;
  const carpet = '#3a3d41';
  const estate = /Estate|SUV|MPV|Crossover/i.test(look.body);
  const split = random.pick([560, 640]);
  return [
    rect(120, 90, 960, 640, { fill: '#0c0e11' }),
    path(`M300 ${estate ? 170 : 230}H900L912 470H288Z`, {
      fill: ink.linear(
        [
          [0, cloth.light],
          [0.4, cloth.base],
          [1, cloth.deep],
        ],
        [0, 170, 0, 470],
      ),
    }),
    path(`M${split} ${estate ? 172 : 232}V470`, { stroke: '#08090b', 'stroke-width': 7 }),
    ...[380, 600, 820].map((x) =>
      rect(x - 54, estate ? 120 : 184, 108, 52, {
        rx: 18,
        fill: ink.fade([cloth.base, cloth.deep]),
      }),
    ),
    path('M310 262H890', {
      stroke: cabin.stitch,
      'stroke-width': 2.5,
      'stroke-dasharray': '9 6',
      'stroke-opacity': 0.45,
    }),
    path('M288 470H912L1052 700H148Z', {
      fill: ink.fade([mix(carpet, '#000000', 0.5), carpet, mix(carpet, '#ffffff', 0.16)], [0, 470, 0, 700]),
    }),
    path('M334 492H866L960 666H240Z', {
      fill: 'none',
      stroke: '#17191c',
      'stroke-width': 4,
      'stroke-opacity': 0.7,
    }),
    path('M560 492L552 666M640 492L648 666', { stroke: '#17191c', 'stroke-width': 2, 'stroke-opacity': 0.4 }),
    rect(570, 636, 60, 14, { rx: 7, fill: '#111316' }),
    path('M120 120L300 170L288 470L148 700L120 690Z', {
      fill: ink.fade(['#3e4348', '#1a1d20'], [120, 0, 300, 0]),
    }),
    path('M1080 120L900 170L912 470L1052 700L1080 690Z', {
      fill: ink.fade(['#24272b', '#33383d'], [900, 0, 1080, 0]),
    }),
    path(
      'M166 440Q220 400 276 430L268 520L184 640Q160 560 166 440ZM1034 440Q980 400 924 430L932 520L1016 640Q1040 560 1034 440Z',
      { fill: '#0d0f11', 'fill-opacity': 0.55 },
    ),
    rect(214, 250, 44, 20, { rx: 6, fill: '#f4f1e4', 'fill-opacity': 0.9 }),
    softLight(ink, [236, 262, 150, 130], 0.22, '#fff3d6'),
    softShadow(ink, [600, 480, 330, 40], 0.6),
    ...(estate
      ? []
      : [
          path('M286 208H914L990 150H210Z', {
            fill: ink.fade(['#4b5056', '#23272b']),
          }),
        ]),
  ];
}

function drawAperture({ ink, paint }: DetailScene): string[] {
  const hole =
    'M176 110Q190 78 250 74H950Q1010 78 1024 110L1066 400Q1076 560 1060 664Q1054 694 1010 696H190Q146 694 140 664Q124 560 134 400Z';
  const body = ink.linear(
    [
      [0, paint.deep],
      [0.1, paint.shade],
      [0.4, paint.base],
      [0.7, paint.light],
      [0.82, paint.base],
      [1, paint.deep],
    ],
    [0, 0, 60, 900],
  );
  return [
    path(`M0 0H1200V900H0Z${hole}`, { fill: body, 'fill-rule': 'evenodd' }),
    path(hole, { fill: 'none', stroke: '#0b0d0f', 'stroke-width': 22 }),
    path(hole, { fill: 'none', stroke: '#2b3036', 'stroke-width': 4 }),
    path('M96 60Q130 30 240 28H960Q1070 30 1104 60', {
      fill: 'none',
      stroke: paint.seam,
      'stroke-width': 4,
      'stroke-opacity': 0.8,
    }),
    // The raised tailgate closes the picture at the top.
    path('M0 0H1200V10Q600 46 0 10Z', { fill: '#14171b' }),
    path('M150 0L196 128M1050 0L1004 128', { stroke: '#1b1e22', 'stroke-width': 14 }),
    path('M150 0L196 128M1050 0L1004 128', { stroke: '#6d747b', 'stroke-width': 5 }),
    softLight(ink, [70, 520, 120, 300], 0.25, paint.highlight),
  ];
}

function drawLamps({ ink, look }: DetailScene): string[] {
  const modern = look.year >= 2016;
  return [-1, 1].flatMap((side) => {
    const x = (offset: number) => 600 + side * offset;
    const lens = `M${x(600)} 352L${x(520)} 372Q${x(496)} 384 ${x(498)} 420L${x(506)} 560Q${x(510)} 588 ${x(540)} 590L${x(600)} 586Z`;
    return [
      path(lens, {
        fill: ink.fade(['#d8343a', '#8e1119', '#4a070c'], [x(600), 350, x(490), 600]),
      }),
      path(lens, { fill: 'none', stroke: '#1a0507', 'stroke-width': 5 }),
      ...(modern
        ? [
            path(`M${x(588)} 384L${x(534)} 398Q${x(520)} 404 ${x(521)} 424L${x(526)} 544`, {
              fill: 'none',
              stroke: '#ff7a70',
              'stroke-width': 9,
              'stroke-linecap': 'round',
            }),
          ]
        : [
            path(`M${x(600)} 430L${x(502)} 440M${x(600)} 510L${x(506)} 514`, {
              stroke: '#2b0508',
              'stroke-width': 6,
            }),
            path(`M${x(600)} 436L${x(508)} 445L${x(511)} 508L${x(600)} 504Z`, {
              fill: '#e8a23a',
              'fill-opacity': 0.75,
            }),
          ]),
      path(`M${x(590)} 362L${x(530)} 378`, {
        stroke: '#ffffff',
        'stroke-width': 5,
        'stroke-opacity': 0.5,
        'stroke-linecap': 'round',
      }),
    ];
  });
}

function drawLip({ ink, paint }: DetailScene): string[] {
  return [
    path('M150 700H1050L1084 752Q600 776 116 752Z', {
      fill: ink.linear([
        [0, '#33383e'],
        [0.3, '#1b1e22'],
        [1, '#101215'],
      ]),
    }),
    path('M160 706H1040', { stroke: '#a9b0b7', 'stroke-width': 4, 'stroke-opacity': 0.6 }),
    path('M0 748Q600 800 1200 748V900H0Z', {
      fill: ink.linear(
        [
          [0, paint.highlight],
          [0.1, paint.light],
          [0.45, paint.base],
          [1, paint.shade],
        ],
        [0, 750, 0, 900],
      ),
    }),
    path('M0 856Q600 900 1200 856V900H0Z', { fill: '#121417', 'fill-opacity': 0.75 }),
    rect(590, 716, 20, 14, { rx: 4, fill: '#8b9299' }),
    softLight(ink, [420, 796, 380, 26], 0.4, paint.highlight),
  ];
}
