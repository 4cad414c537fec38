import { mix } from '../colour.ts';
import { circle, group, path, rect } from '../svg.ts';
import { drawRing } from './lashing-ring.ts';
import { type DetailScene, softShadow, vignette } from './scene.ts';

/** The bed of a pick-up over its lowered tailgate, cab beyond. */
export function drawBed({ ink, paint, random }: DetailScene): string[] {
  const liner = '#2b2f33';
  const ribs = Array.from({ length: 9 }, (_, rib) => (rib - 4) / 4);
  const sky = random.pick(['#d3e0ea', '#dfe5e8', '#c9dae8']);
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.linear([
        [0, sky],
        [0.4, '#b6c1c6'],
        [0.9, '#6d7379'],
        [1, '#80868b'],
      ]),
    }),
    path('M250 60Q600 16 950 60L1010 250V400H190V250Z', {
      fill: ink.linear(
        [
          [0, paint.highlight],
          [0.2, paint.light],
          [1, paint.shade],
        ],
        [0, 30, 0, 400],
      ),
    }),
    path('M306 88Q600 52 894 88L930 232H270Z', {
      fill: ink.fade(['#4b5a66', '#222b32', '#12171b']),
      stroke: '#0b0d0f',
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
    path('M340 100Q440 84 540 78L500 216H316Z', { fill: '#a9bac6', 'fill-opacity': 0.25 }),
    path('M470 84V228M730 84V228', { stroke: '#0b0d0f', 'stroke-width': 8 }),
    path('M240 270H960L1090 760H110Z', {
      fill: ink.fade([mix(liner, '#000000', 0.5), liner, mix(liner, '#ffffff', 0.12)], [0, 270, 0, 760]),
    }),
    path('M250 270H950V400H250Z', {
      fill: ink.fade(['#3a3f44', '#1a1d20']),
    }),
    path('M330 270V400M420 270V400M510 270V400M600 270V400M690 270V400M780 270V400M870 270V400', {
      stroke: '#15171a',
      'stroke-width': 7,
    }),
    path(ribs.map((share) => `M${600 + share * 300} 400L${600 + share * 430} 740`).join(''), {
      stroke: '#15171a',
      'stroke-width': 12,
      'stroke-opacity': 0.7,
    }),
    path(ribs.map((share) => `M${605 + share * 300} 400L${606 + share * 430} 740`).join(''), {
      stroke: '#575e64',
      'stroke-width': 3,
      'stroke-opacity': 0.6,
    }),
    path('M140 250L250 270V400L130 746L60 770Z', {
      fill: ink.fade(['#3f454a', '#1d2023'], [60, 0, 250, 0]),
    }),
    path('M1060 250L950 270V400L1070 746L1140 770Z', {
      fill: ink.fade(['#1d2023', '#2a2e32'], [950, 0, 1140, 0]),
    }),
    path('M120 560Q180 500 214 520L172 640L128 740ZM1080 560Q1020 500 986 520L1028 640L1072 740Z', {
      fill: '#121416',
    }),
    path('M0 236L190 236L250 270L60 770L0 800Z', {
      fill: ink.linear(
        [
          [0, paint.light],
          [0.6, paint.base],
          [1, paint.shade],
        ],
        [0, 0, 250, 100],
      ),
    }),
    path('M1200 236L1010 236L950 270L1140 770L1200 800Z', {
      fill: ink.fade([paint.shade, paint.deep], [950, 0, 1200, 100]),
    }),
    path('M190 236L250 270L60 770', {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 5,
      'stroke-opacity': 0.6,
    }),
    ...[
      [300, 430],
      [900, 430],
      [190, 700],
      [1010, 700],
    ].flatMap(([x = 0, y = 0]) => drawRing(x, y, y / 600)),
    softShadow(ink, [600, 410, 380, 50], 0.55),
    path('M70 770H1130L1180 868H20Z', {
      fill: ink.fade(['#3d4348', '#1d2023']),
    }),
    path('M110 786H1090M96 812H1104M80 840H1120', { stroke: '#121416', 'stroke-width': 8 }),
    path('M20 868H1180L1188 900H12Z', { fill: paint.base }),
    path('M20 868H1180', { stroke: paint.highlight, 'stroke-width': 5, 'stroke-opacity': 0.7 }),
    group(
      { stroke: '#23272b', 'stroke-width': 7, fill: 'none' },
      path('M82 690L120 770M1118 690L1080 770', {}),
    ),
    circle(600, 836, 5, { fill: '#8b9299' }),
    vignette(ink, 0.25),
  ];
}
