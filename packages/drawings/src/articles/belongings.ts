import { letteringPath } from '../lettering.ts';
import { circle, ellipse, path, rect } from '../svg.ts';
import { shadowed } from './cast-shadow.ts';
import { type Brush, blue, type DrawThing } from './palette.ts';

const carKey: DrawThing = ({ ink, warm }) => [
  shadowed('M-52 -90Q-50 -120 0 -120T52 -90L44 66Q40 92 0 92T-44 66Z'),
  circle(0, 118, 36, { fill: 'none', stroke: '#8ba2c0', 'stroke-width': 9 }),
  path('M-16 150Q0 140 16 150L30 236Q0 256 -30 236Z', { fill: warm.base }),
  path('M-52 -90Q-50 -120 0 -120T52 -90L44 66Q40 92 0 92T-44 66Z', {
    fill: ink.fade(['#35598f', blue.ink]),
  }),
  path('M-40 -84Q-36 -104 0 -106', {
    fill: 'none',
    stroke: blue.soft,
    'stroke-width': 5,
    'stroke-linecap': 'round',
  }),
  ...[-62, -8, 44].map((y, row) =>
    rect(-26, y - 17, 52, 34, { rx: 12, fill: row === 0 ? warm.base : '#5d7fb3' }),
  ),
];

const coins: DrawThing = ({ ink, warm }) =>
  [
    [-80, 5],
    [10, 8],
    [100, 3],
  ].flatMap(([x = 0, count = 0]) =>
    Array.from({ length: count }, (_, coin) => [
      ellipse(x, 60 - coin * 20 + 8, 44, 18, { fill: warm.dark }),
      ellipse(x, 60 - coin * 20, 44, 18, {
        fill: ink.fade([warm.light, warm.base]),
      }),
      ellipse(x, 60 - coin * 20, 30, 11, {
        fill: 'none',
        stroke: warm.dark,
        'stroke-width': 3,
        'stroke-opacity': 0.5,
      }),
    ]).flat(),
  );

const calculator: DrawThing = ({ ink, warm }) => [
  shadowed('M-120 -170H120V170H-120Z'),
  rect(-120, -170, 240, 340, {
    rx: 26,
    fill: ink.fade(['#35598f', blue.ink]),
  }),
  rect(-94, -142, 188, 76, { rx: 12, fill: '#dbe9f5' }),
  path(letteringPath('249', { x: 78, y: -84, height: 40, anchor: 'end', weight: 13 }), { fill: blue.ink }),
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) =>
      rect(-94 + column * 68, -40 + row * 50, 52, 36, {
        rx: 10,
        fill: row === 3 && column === 2 ? warm.base : '#5d7fb3',
      }),
    ),
  ),
];

const phone =
  (screen: DrawThing): DrawThing =>
  (brush: Brush) => [
    shadowed('M-110 -210H110V210H-110Z'),
    rect(-112, -214, 224, 428, { rx: 34, fill: blue.ink }),
    rect(-98, -200, 196, 400, {
      rx: 22,
      fill: brush.ink.fade(['#ffffff', blue.mist]),
    }),
    rect(-28, -190, 56, 12, { rx: 6, fill: blue.ink }),
    ...screen(brush),
  ];

const listing: DrawThing = (brush) => [
  rect(-82, -160, 164, 120, { rx: 12, fill: blue.pale }),
  path('M-58 -62Q-60 -84 -38 -90L-26 -92Q-10 -116 14 -116Q34 -116 46 -94L60 -90Q70 -86 70 -66V-62Z', {
    fill: brush.warm.base,
  }),
  circle(-28, -62, 14, { fill: blue.ink }),
  circle(40, -62, 14, { fill: blue.ink }),
  rect(-82, -20, 110, 18, { rx: 9, fill: blue.deep }),
  rect(-82, 14, 160, 11, { rx: 5, fill: blue.pale }),
  rect(-82, 38, 130, 11, { rx: 5, fill: blue.pale }),
  rect(-82, 122, 164, 48, { rx: 24, fill: blue.main }),
];

const suspicious: DrawThing = ({ warm }) => [
  path(
    'M-78 -150H56Q70 -150 70 -136V-82Q70 -68 56 -68H-40L-66 -46V-68H-78Q-84 -70 -84 -80V-138Q-84 -150 -78 -150Z',
    { fill: blue.pale },
  ),
  rect(-62, -128, 104, 11, { rx: 5, fill: '#ffffff' }),
  rect(-62, -104, 76, 11, { rx: 5, fill: '#ffffff' }),
  path('M0 -10L82 128H-82Z', {
    fill: warm.base,
    stroke: warm.base,
    'stroke-width': 18,
    'stroke-linejoin': 'round',
  }),
  rect(-8, 36, 16, 50, { rx: 8, fill: blue.ink }),
  circle(0, 108, 10, { fill: blue.ink }),
];

const camera: DrawThing = ({ ink, warm }) => [
  shadowed('M-160 -90H160V110H-160Z'),
  path('M-70 -96L-50 -132H50L70 -96Z', { fill: blue.navy }),
  rect(-164, -98, 328, 212, {
    rx: 28,
    fill: ink.fade(['#35598f', blue.ink]),
  }),
  rect(-164, -58, 328, 26, { fill: '#5d7fb3' }),
  circle(0, 14, 82, { fill: blue.ink }),
  circle(0, 14, 70, { fill: '#8ba2c0' }),
  circle(0, 14, 58, {
    fill: ink.radial([
      [0, '#9fd0ff'],
      [0.5, blue.deep],
      [1, blue.ink],
    ]),
  }),
  circle(-18, -6, 14, { fill: '#ffffff', 'fill-opacity': 0.8 }),
  circle(118, -74, 12, { fill: warm.base }),
];

/** What comes out of a pocket or a bag. */
export const belongings = {
  carKey,
  coins,
  calculator,
  listingPhone: phone(listing),
  scamPhone: phone(suspicious),
  camera,
} as const;
