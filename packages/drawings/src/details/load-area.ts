import { mix } from '../colour.ts';
import { line, path, rect } from '../svg.ts';
import { drawRing } from './lashing-ring.ts';
import { drawBed } from './pick-up-bed.ts';
import { type DetailScene, softLight, softShadow, vignette } from './scene.ts';

export function drawLoadArea(scene: DetailScene): string[] {
  return scene.look.body === 'Pick-up' ? drawBed(scene) : drawVanInside(scene);
}

const ply = { light: '#cfae82', base: '#b08d60', dark: '#6f5536' };

/** Between the open rear doors: ply floor, lined sides, the bulkhead at the end and lashing rings. */
function drawVanInside({ ink, paint, random }: DetailScene): string[] {
  const lined = random.next() < 0.65;
  const bare = mix(paint.shade, '#c9ced2', 0.55);
  const wall = (from: number, to: number, near: number) =>
    ink.linear(
      lined
        ? [
            [0, mix(ply.base, '#16120c', near)],
            [1, mix(ply.dark, '#16120c', 0.45)],
          ]
        : [
            [0, mix(bare, '#16181b', near)],
            [1, mix(bare, '#16181b', 0.62)],
          ],
      [from, 0, to, 0],
    );
  const floor = ink.fade([mix(ply.dark, '#16120c', 0.3), ply.base, ply.light], [0, 560, 0, 800]);
  const bulkhead = ink.fade(['#a7adb2', '#80868c', '#4b5055'], [0, 200, 0, 560]);
  const rib = (side: number, x: number, top: number, bottom: number) =>
    path(`M${600 + side * x} ${top}L${600 + side * x} ${bottom}`, {
      stroke: mix(bare, '#0d0f11', 0.4),
      'stroke-width': 18,
    });
  return [
    rect(0, 0, 1200, 900, {
      fill: ink.linear([
        [0, '#c9d3da'],
        [0.6, '#a3adb3'],
        [0.86, '#6d7379'],
        [1, '#80868b'],
      ]),
    }),
    rect(196, 66, 808, 740, { fill: '#101214' }),
    path('M196 66H1004L820 196H380Z', {
      fill: ink.fade([mix(bare, '#101214', 0.2), mix(bare, '#101214', 0.62)], [0, 66, 0, 196]),
    }),
    path('M300 110H900M346 150H854', { stroke: mix(bare, '#0d0f11', 0.5), 'stroke-width': 12 }),
    rect(560, 104, 80, 16, { rx: 8, fill: '#fff8e4' }),
    softLight(ink, [600, 130, 280, 90], 0.35, '#fff3d6'),
    rect(380, 196, 440, 366, { fill: bulkhead }),
    path('M468 196V562M600 196V562M732 196V562', {
      stroke: '#5d6368',
      'stroke-width': 5,
      'stroke-opacity': 0.6,
    }),
    rect(500, 226, 200, 92, { rx: 12, fill: '#1b2126', stroke: '#3c4247', 'stroke-width': 8 }),
    path('M512 236H600L570 308H512Z', { fill: '#7d8e9a', 'fill-opacity': 0.35 }),
    path('M196 66L380 196V562L196 806Z', { fill: wall(196, 380, 0.05) }),
    path('M1004 66L820 196V562L1004 806Z', { fill: wall(1004, 820, 0.35) }),
    path('M196 420L380 372V384L196 436ZM1004 420L820 372V384L1004 436Z', {
      fill: '#15171a',
      'fill-opacity': 0.5,
    }),
    ...(lined
      ? []
      : [
          ...[250, 310, 366].flatMap((x) => [
            rib(-1, x, 90 + (404 - x) * 0.7, 800 - (404 - x) * 1.3),
            rib(1, x, 90 + (404 - x) * 0.7, 800 - (404 - x) * 1.3),
          ]),
        ]),
    ...(lined
      ? [
          path('M262 112V720M320 154V642M938 112V720M880 154V642', {
            stroke: ply.dark,
            'stroke-width': 4,
            'stroke-opacity': 0.6,
          }),
        ]
      : []),
    path('M380 562H820L1004 806H196Z', { fill: floor }),
    path('M453 562L330 806M527 562L465 806M600 562V806M673 562L735 806M747 562L870 806', {
      stroke: ply.dark,
      'stroke-width': 3,
      'stroke-opacity': 0.45,
    }),
    path('M360 640H840', { stroke: ply.dark, 'stroke-width': 4, 'stroke-opacity': 0.5 }),
    softShadow(ink, [600, 566, 260, 40], 0.6),
    ...[-1, 1].flatMap((side) => drawArchBox(side)),
    ...[
      [450, 606],
      [750, 606],
      [420, 740],
      [780, 740],
    ].flatMap(([x = 0, y = 0]) => drawRing(x, y, y / 700)),
    ...drawDoors(ink, paint),
    path('M180 800H1020L1040 852H160Z', {
      fill: ink.linear([
        [0, '#3c4248'],
        [0.4, '#23272b'],
        [1, '#121416'],
      ]),
    }),
    path('M190 806H1010', { stroke: '#aeb5bb', 'stroke-width': 4, 'stroke-opacity': 0.6 }),
    path('M230 826H970', { stroke: '#0b0c0e', 'stroke-width': 10, 'stroke-dasharray': '24 14' }),
    vignette(ink, 0.3),
  ];
}

/** The wheel arch box, which limits what fits between. */
function drawArchBox(side: number): string[] {
  const x = (offset: number) => 600 + side * offset;
  return [
    path(`M${x(296)} 664L${x(232)} 579V639L${x(296)} 750Z`, { fill: side < 0 ? '#1b1e21' : '#2b3034' }),
    path(`M${x(362)} 664H${x(296)}V750H${x(362)}Z`, { fill: '#33383d' }),
    path(`M${x(362)} 664H${x(296)}L${x(232)} 579H${x(278)}Z`, { fill: '#565d63' }),
  ];
}

/** The doors folded back on either side, in the advert's paint. */
function drawDoors(ink: DetailScene['ink'], paint: DetailScene['paint']): string[] {
  return [-1, 1].flatMap((side) => {
    const x = (offset: number) => 600 + side * offset;
    const tone = side < 0 ? [paint.light, paint.base] : [paint.base, paint.deep];
    return [
      path(`M${x(404)} 56H${x(424)}V812H${x(404)}Z`, { fill: '#0c0d0f' }),
      path(`M${x(424)} 52L${x(600)} 18V850L${x(424)} 812Z`, {
        fill: ink.fade([tone[0] ?? paint.base, tone[1] ?? paint.shade], [x(600), 0, x(424), 0]),
      }),
      path(`M${x(446)} 110L${x(576)} 92V360L${x(446)} 366Z`, {
        fill: ink.fade(['#2c343b', '#14181c']),
        stroke: '#0b0c0e',
        'stroke-width': 8,
        'stroke-linejoin': 'round',
      }),
      path(`M${x(456)} 430L${x(570)} 430V770L${x(456)} 748Z`, { fill: '#24282c', 'fill-opacity': 0.85 }),
      line(x(424), 52, x(424), 812, { stroke: paint.highlight, 'stroke-width': 3, 'stroke-opacity': 0.5 }),
      rect(x(500) - 26, 560, 52, 18, { rx: 8, fill: '#0c0d0f' }),
    ];
  });
}
