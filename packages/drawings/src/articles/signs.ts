import { circle, ellipse, path, rect } from '../svg.ts';
import { blue, type DrawThing } from './palette.ts';

const shield: DrawThing = ({ ink, warm }) => [
  path('M0 -230Q90 -190 180 -190Q190 40 0 170Q-190 40 -180 -190Q-90 -190 0 -230Z', {
    fill: ink.linear([
      [0, '#ffffff', 0.95],
      [1, blue.pale, 0.95],
    ]),
  }),
  path('M0 -196Q80 -162 150 -160Q154 30 0 132Q-154 30 -150 -160Q-80 -162 0 -196Z', {
    fill: 'none',
    stroke: warm.base,
    'stroke-width': 12,
  }),
];

const leaf: DrawThing = ({ ink }) => [
  circle(0, 0, 84, { fill: '#ffffff' }),
  path('M-38 40Q-52 -40 46 -44Q48 50 -38 40Z', {
    fill: ink.fade(['#7fc3a4', '#3f8f74']),
  }),
  path('M-48 52Q-16 14 24 -20', { fill: 'none', stroke: '#ffffff', 'stroke-width': 6 }),
];

const fuelDrop: DrawThing = ({ warm }) => [
  circle(0, 0, 84, { fill: '#ffffff' }),
  path('M0 -52Q42 4 42 22A42 38 0 0 1 -42 22Q-42 4 0 -52Z', { fill: warm.base }),
  path('M-22 22Q-20 42 0 46', {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 7,
    'stroke-linecap': 'round',
  }),
];

/** Sensor waves ahead of a car. */
const waves: DrawThing = ({ warm }) =>
  [60, 110, 160].map((radius, step) =>
    path(`M${radius * 0.7} ${-radius * 0.7}A${radius} ${radius} 0 0 1 ${radius * 0.7} ${radius * 0.7}`, {
      fill: 'none',
      stroke: warm.base,
      'stroke-width': 13,
      'stroke-linecap': 'round',
      'stroke-opacity': 1 - step * 0.28,
    }),
  );

/** The frame of a camera: everything outside it is dimmed. */
const viewfinder: DrawThing = () => [
  path('M-900 -700H900V500H-900ZM-300 -190V150H300V-190Z', {
    fill: blue.ink,
    'fill-opacity': 0.38,
    'fill-rule': 'evenodd',
  }),
  path('M-300 -130V-190H-240M240 -190H300V-130M300 90V150H240M-240 150H-300V90', {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 12,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }),
  circle(0, -20, 22, { fill: 'none', stroke: '#ffffff', 'stroke-width': 5 }),
];

const childSeat: DrawThing = ({ ink, warm }) => [
  ellipse(0, 236, 230, 24, { fill: blue.ink, 'fill-opacity': 0.3 }),
  path(
    'M-130 -200Q-120 -280 0 -284T130 -200L150 60Q190 70 196 130L186 200Q170 236 120 236H-120Q-170 236 -186 200L-196 130Q-190 70 -150 60Z',
    {
      fill: ink.fade(['#4d79b8', blue.ink]),
    },
  ),
  path('M-92 -190Q-86 -240 0 -242T92 -190L104 90Q60 120 0 120T-104 90Z', {
    fill: ink.fade([warm.light, warm.base]),
  }),
  path('M-108 100Q-60 132 0 132T108 100L128 180Q70 204 0 204T-128 180Z', {
    fill: ink.fade([warm.base, warm.dark]),
  }),
  path('M-136 -160Q-180 -100 -148 -40L-110 -50V-170ZM136 -160Q180 -100 148 -40L110 -50V-170Z', {
    fill: ink.fade([blue.main, blue.navy]),
  }),
  path('M-56 -200L-22 60M56 -200L22 60M-22 60L0 150M22 60L0 150', {
    fill: 'none',
    stroke: blue.ink,
    'stroke-width': 24,
  }),
  rect(-32, 42, 64, 50, { rx: 12, fill: '#c9302f' }),
  circle(0, 66, 12, { fill: '#ffffff' }),
  rect(-74, -120, 36, 62, { rx: 10, fill: blue.navy }),
  rect(38, -120, 36, 62, { rx: 10, fill: blue.navy }),
];

/** A rear bench behind the child's seat. */
const bench: DrawThing = ({ ink }) => [
  rect(-560, -300, 1120, 440, {
    rx: 60,
    fill: ink.fade(['#8fb1de', blue.deep]),
  }),
  ...[-400, 0, 400].map((x) =>
    rect(x - 80, -372, 160, 100, {
      rx: 34,
      fill: ink.fade(['#a9c4e8', blue.main]),
    }),
  ),
  path('M-190 -290V140M190 -290V140', { stroke: blue.navy, 'stroke-width': 7, 'stroke-opacity': 0.45 }),
  path('M-600 120Q0 60 600 120L640 330H-640Z', {
    fill: ink.fade([blue.main, blue.navy], [0, 80, 0, 330]),
  }),
];

/** Things that represent an idea, and the child's seat. */
export const signs = { shield, leaf, fuelDrop, waves, viewfinder, childSeat, bench } as const;
