import { letteringPath } from '../lettering.ts';
import { circle, group, path, rect } from '../svg.ts';
import { shadowed } from './cast-shadow.ts';
import { blue, type DrawThing } from './palette.ts';

const sheetShape = 'M-150 -200H150V200H-150Z';
const lines = (from: number, rows: readonly number[], gap = 34) =>
  rows.map((wide, row) => rect(-112, from + row * gap, wide, 11, { rx: 5, fill: blue.pale }));

const sheet: DrawThing = ({ warm }) => [
  shadowed(sheetShape),
  path(sheetShape, { fill: '#ffffff' }),
  rect(-150, -200, 300, 52, { fill: blue.deep }),
  rect(-112, -182, 120, 15, { rx: 7, fill: '#ffffff' }),
  ...lines(-116, [210, 170, 224, 120, 200, 190, 150]),
  circle(92, 140, 32, { fill: 'none', stroke: warm.base, 'stroke-width': 8 }),
  path('M78 140L90 152L110 126', { fill: 'none', stroke: warm.base, 'stroke-width': 8 }),
];

const checklist: DrawThing = ({ warm }) => [
  shadowed('M-160 -220H160V220H-160Z'),
  rect(-160, -220, 320, 440, { rx: 16, fill: blue.deep }),
  rect(-138, -186, 276, 386, { rx: 4, fill: '#ffffff' }),
  rect(-60, -240, 120, 48, { rx: 12, fill: blue.ink }),
  ...[-140, -84, -28, 28, 84, 140].flatMap((y, row) => [
    rect(-112, y, 30, 30, { rx: 6, fill: row < 4 ? blue.main : blue.mist }),
    ...(row < 4
      ? [
          path(`M-105 ${y + 15}L-99 ${y + 22}L-88 ${y + 8}`, {
            fill: 'none',
            stroke: '#ffffff',
            'stroke-width': 5,
          }),
        ]
      : []),
    rect(-64, y + 9, [150, 120, 164, 104, 140, 90][row] ?? 100, 12, {
      rx: 6,
      fill: row === 4 ? warm.light : blue.pale,
    }),
  ]),
];

const carFile: DrawThing = (brush) => [
  shadowed(sheetShape),
  path(sheetShape, { fill: '#ffffff' }),
  rect(-122, -172, 244, 130, {
    rx: 8,
    fill: brush.ink.fade([blue.mist, blue.pale]),
  }),
  path('M-84 -66Q-86 -92 -62 -98L-44 -100Q-24 -128 6 -128H18Q42 -128 58 -102L78 -98Q92 -94 92 -72V-66Z', {
    fill: blue.main,
  }),
  circle(-42, -66, 17, { fill: blue.ink }),
  circle(50, -66, 17, { fill: blue.ink }),
  ...lines(-14, [224, 180, 200, 140, 190, 120]),
];

const magnifier: DrawThing = ({ ink, warm }) => [
  path('M74 74L190 190', {
    stroke: blue.navy,
    'stroke-width': 46,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.18,
    transform: 'translate(14 18)',
  }),
  path('M74 74L186 186', { stroke: warm.base, 'stroke-width': 38, 'stroke-linecap': 'round' }),
  circle(0, 0, 112, {
    fill: ink.linear([
      [0, '#ffffff', 0.75],
      [1, '#cfe2f8', 0.35],
    ]),
    stroke: blue.navy,
    'stroke-width': 20,
  }),
  path('M-70 -40A80 80 0 0 1 -10 -82', {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 12,
    'stroke-linecap': 'round',
  }),
];

const pen: DrawThing = ({ warm }) => [
  group(
    { transform: 'rotate(36)' },
    rect(-8, -150, 34, 280, { rx: 12, fill: blue.navy, 'fill-opacity': 0.18 }),
    rect(-17, -160, 34, 250, { rx: 10, fill: blue.deep }),
    rect(-17, 30, 34, 22, { fill: warm.base }),
    path('M-17 90H17L5 136H-5Z', { fill: '#dfe8f3' }),
    path('M-5 136H5L0 152Z', { fill: blue.ink }),
    rect(-11, -150, 6, 170, { rx: 3, fill: blue.soft }),
  ),
];

/** A windscreen disc: ring, month marks and no amount in the middle, so it fits every year. */
const disc: DrawThing = ({ ink, warm }) => [
  circle(12, 16, 176, { fill: blue.navy, 'fill-opacity': 0.18 }),
  circle(0, 0, 176, { fill: '#ffffff' }),
  circle(0, 0, 160, { fill: 'none', stroke: blue.main, 'stroke-width': 20, 'stroke-dasharray': '70 14' }),
  circle(0, 0, 118, {
    fill: ink.fade([blue.mist, blue.pale]),
  }),
  path(letteringPath('TAX', { x: 0, y: 8, height: 62, anchor: 'middle', weight: 18 }), { fill: blue.deep }),
  rect(-62, 34, 124, 12, { rx: 6, fill: blue.soft }),
  rect(-40, 58, 80, 12, { rx: 6, fill: warm.base }),
];

const calendar: DrawThing = ({ warm }) => [
  shadowed('M-150 -150H150V150H-150Z'),
  rect(-150, -150, 300, 300, { rx: 22, fill: '#ffffff' }),
  path('M-150 -128Q-150 -150 -128 -150H128Q150 -150 150 -128V-76H-150Z', { fill: blue.deep }),
  rect(-86, -172, 22, 54, { rx: 11, fill: blue.ink }),
  rect(64, -172, 22, 54, { rx: 11, fill: blue.ink }),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) =>
      rect(-122 + column * 52, -46 + row * 62, 36, 40, {
        rx: 8,
        fill: row === 1 && column === 3 ? warm.base : blue.mist,
      }),
    ),
  ),
];

const newspaper: DrawThing = ({ warm }) => [
  shadowed('M-210 -190H210V190H-210Z'),
  rect(-210, -190, 420, 380, { rx: 6, fill: '#ffffff' }),
  path(letteringPath('MARKET', { x: -182, y: -116, height: 46, weight: 19 }), { fill: blue.ink }),
  rect(-182, -100, 364, 6, { fill: blue.ink }),
  ...[0, 1, 2, 3, 4].map((bar) =>
    rect(-182 + bar * 40, 100 - bar * 34 - (bar % 2) * 14, 28, 60 + bar * 34 + (bar % 2) * 14, {
      fill: bar === 4 ? warm.base : blue.soft,
    }),
  ),
  path('M-170 60L-126 26L-88 34L-48 -18L-2 -54', {
    fill: 'none',
    stroke: blue.navy,
    'stroke-width': 7,
    'stroke-linejoin': 'round',
  }),
  ...[0, 1, 2, 3, 4, 5, 6].map((row) =>
    rect(40, -70 + row * 34, [142, 120, 142, 96, 130, 142, 80][row] ?? 100, 11, { rx: 5, fill: blue.pale }),
  ),
];

/** Things on the desk: papers, and what people read and write them with. */
export const papers = { sheet, checklist, carFile, magnifier, pen, disc, calendar, newspaper } as const;
