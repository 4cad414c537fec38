import { path, rect } from '../svg.ts';
import { asphalt, cloud, pictureHeight, pictureWidth, sky, sun } from './air.ts';
import { blue, type DrawGround } from './palette.ts';

const facade = (x: number, y: number, wide: number, fill: string, trim: string): string[] => [
  rect(x, y, wide, 536 - y, { fill }),
  path(`M${x - 6} ${y}L${x + 24} ${y - 46}H${x + wide - 24}L${x + wide + 6} ${y}Z`, { fill: blue.navy }),
  rect(x + 22, y - 78, 26, 50, { fill: blue.deep }),
  ...[0, 1].flatMap((row) =>
    [0, 1, 2]
      .filter((column) => column * 64 + 70 < wide)
      .map((column) =>
        rect(x + 26 + column * ((wide - 86) / 2), y + 34 + row * 108, 36, 60, {
          rx: 3,
          fill: trim,
          stroke: '#ffffff',
          'stroke-width': 4,
        }),
      ),
  ),
];

export const town: DrawGround = (brush) => [
  sky(brush, blue.pale, blue.paper, 420),
  ...sun(brush, 1010, 120, 40),
  cloud(brush, 230, 116, 0.8),
  path('M0 360L120 330L230 350L330 300L470 340L620 310L760 350L930 300L1200 350V540H0Z', { fill: '#c3d6ef' }),
  ...facade(40, 250, 190, blue.soft, blue.mist),
  ...facade(230, 282, 170, '#dfe9f7', blue.soft),
  ...facade(400, 232, 200, '#a9c4e8', blue.mist),
  ...facade(600, 270, 180, '#8fb1de', blue.mist),
  ...facade(780, 246, 190, '#dfe9f7', blue.soft),
  ...facade(970, 286, 210, blue.soft, blue.mist),
  rect(322, 446, 46, 90, { fill: brush.warm.base }),
  rect(0, 520, pictureWidth, 20, { fill: blue.pale }),
  ...asphalt(brush, 540),
];

/** A desk by a window, seen from above: light comes from the upper left. */
export const desk: DrawGround = ({ ink }) => [
  rect(0, 0, pictureWidth, pictureHeight, {
    fill: ink.fade(['#e9f1fb', '#cfdff4', '#a9c3e6'], [0, 0, pictureWidth, pictureHeight]),
  }),
  path('M120 0H430L180 675H-140ZM520 0H800L560 675H270Z', { fill: '#ffffff', 'fill-opacity': 0.35 }),
  path('M0 600Q600 560 1200 610V675H0Z', { fill: blue.soft, 'fill-opacity': 0.16 }),
];

export const workshop: DrawGround = ({ ink, warm }) => [
  rect(0, 0, pictureWidth, pictureHeight, {
    fill: ink.linear([
      [0, '#cfdff4'],
      [0.78, '#aac4e7'],
      [0.79, '#3a649f'],
      [1, blue.navy],
    ]),
  }),
  rect(0, 60, pictureWidth, 16, { fill: blue.soft, 'fill-opacity': 0.6 }),
  path('M160 0V60M600 0V60M1040 0V60', { stroke: blue.soft, 'stroke-width': 6 }),
  ...[160, 600, 1040].flatMap((x) => [
    path(`M${x - 70} 60H${x + 70}L${x + 50} 92H${x - 50}Z`, { fill: blue.navy }),
    path(`M${x - 50} 92H${x + 50}L${x + 160} 530H${x - 160}Z`, {
      fill: ink.linear([
        [0, '#ffffff', 0.45],
        [1, '#ffffff', 0],
      ]),
    }),
  ]),
  rect(830, 190, 290, 180, { rx: 10, fill: blue.main }),
  ...[870, 920, 970, 1020, 1070].map((x, tool) =>
    rect(x - 8, 214, 16, 84 + (tool % 3) * 26, { rx: 8, fill: tool === 2 ? warm.base : blue.mist }),
  ),
  rect(60, 370, 230, 160, { rx: 8, fill: blue.deep }),
  ...[0, 1, 2].map((drawer) => rect(78, 388 + drawer * 46, 194, 36, { rx: 5, fill: blue.main })),
  ...[0, 1, 2].map((drawer) => rect(150, 402 + drawer * 46, 50, 8, { rx: 4, fill: blue.mist })),
];

export const forecourt: DrawGround = (brush) => [
  sky(brush, blue.pale, blue.paper, 420),
  ...sun(brush, 190, 140, 42),
  cloud(brush, 420, 120, 0.7),
  path('M0 400C200 350 380 390 560 380S960 330 1200 372V540H0Z', { fill: '#c3d6ef' }),
  rect(460, 190, 700, 344, {
    fill: brush.ink.fade(['#ffffff', blue.mist]),
  }),
  rect(430, 168, 760, 44, { rx: 6, fill: blue.navy }),
  rect(430, 206, 760, 8, { fill: brush.warm.base }),
  ...[490, 660, 830, 1000].flatMap((x) => [
    rect(x, 250, 144, 284, {
      fill: brush.ink.fade(['#9dbfe9', '#d6e5f8']),
    }),
    path(`M${x} 250H${x + 90}L${x + 20} 534H${x}Z`, { fill: '#ffffff', 'fill-opacity': 0.3 }),
  ]),
  rect(0, 534, pictureWidth, 141, {
    fill: brush.ink.fade(['#a3bfe4', blue.soft]),
  }),
  path('M60 534L-60 675M360 534L300 675M660 534V675M960 534L1030 675', {
    stroke: '#ffffff',
    'stroke-width': 7,
    'stroke-opacity': 0.6,
  }),
];
