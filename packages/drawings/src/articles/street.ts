import { letteringPath } from '../lettering.ts';
import { circle, ellipse, path, rect } from '../svg.ts';
import { blue, type DrawThing } from './palette.ts';

/** Things on the ground beside a vehicle. */
const tree: DrawThing = ({ ink }) => [
  rect(-7, -70, 14, 70, { fill: blue.navy }),
  path('M0 -230Q66 -214 62 -142Q58 -62 0 -58Q-58 -62 -62 -142Q-66 -214 0 -230Z', {
    fill: ink.fade([blue.soft, blue.deep]),
  }),
  path('M-10 -214Q-48 -190 -46 -134', {
    fill: 'none',
    stroke: blue.pale,
    'stroke-width': 8,
    'stroke-opacity': 0.5,
    'stroke-linecap': 'round',
  }),
];

const bareTree: DrawThing = () => [
  path(
    'M0 0V-120M0 -70L-44 -130M0 -92L40 -160M0 -120L-22 -184M0 -120L16 -190M-24 -104L-52 -108M22 -128L46 -128',
    { fill: 'none', stroke: blue.navy, 'stroke-width': 9, 'stroke-linecap': 'round' },
  ),
  path('M-46 -132Q-40 -140 -30 -128M38 -162Q46 -168 48 -156', {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 8,
    'stroke-linecap': 'round',
  }),
];

const turbine: DrawThing = ({ random }) => {
  const turn = random.between(0, 110);
  return [
    path('M-5 0L-2 -250H2L5 0Z', { fill: '#ffffff' }),
    ...[0, 120, 240].map((blade) =>
      path('M-4 -250Q-10 -300 0 -362Q8 -300 4 -250Z', {
        fill: '#ffffff',
        transform: `rotate(${turn + blade} 0 -250)`,
      }),
    ),
    circle(0, -250, 8, { fill: blue.pale }),
  ];
};

const charger: DrawThing = ({ ink, warm }) => [
  ellipse(0, 2, 70, 10, { fill: blue.ink, 'fill-opacity': 0.35 }),
  rect(-44, -238, 88, 238, {
    rx: 16,
    fill: ink.fade(['#ffffff', blue.pale]),
  }),
  rect(-30, -222, 60, 66, { rx: 8, fill: blue.navy }),
  path('M6 -214L-14 -184H-1L-6 -162L14 -194H1Z', { fill: warm.base }),
  rect(-30, -140, 60, 8, { rx: 4, fill: warm.base }),
  rect(-30, -124, 40, 6, { rx: 3, fill: blue.soft }),
];

/** From the charger at the origin to a car on its left. */
const cable: DrawThing = ({ warm }) => [
  path('M-40 -110Q-90 -10 -150 -30T-238 -92', {
    fill: 'none',
    stroke: blue.ink,
    'stroke-width': 10,
    'stroke-linecap': 'round',
  }),
  rect(-262, -106, 40, 20, { rx: 8, fill: warm.base, transform: 'rotate(24 -242 -96)' }),
];

const house: DrawThing = ({ ink, warm }) => [
  rect(-150, -170, 300, 170, {
    fill: ink.fade(['#ffffff', blue.mist]),
  }),
  path('M-176 -166L-110 -262H110L176 -166Z', { fill: blue.navy }),
  rect(70, -300, 34, 74, { fill: blue.deep }),
  rect(-22, -104, 54, 104, { fill: warm.base }),
  circle(22, -50, 4, { fill: blue.ink }),
  ...[-112, 74].map((x) =>
    rect(x, -122, 54, 58, { rx: 3, fill: '#9dbfe9', stroke: '#ffffff', 'stroke-width': 6 }),
  ),
];

const cone: DrawThing = ({ warm }) => [
  rect(-34, -10, 68, 10, { rx: 4, fill: warm.dark }),
  path('M-24 -10L-8 -84H8L24 -10Z', { fill: warm.base }),
  path('M-17 -42L-13 -60H13L17 -42Z', { fill: '#ffffff' }),
];

const boxes: DrawThing = ({ ink, warm }) => [
  rect(-70, -84, 84, 84, {
    rx: 4,
    fill: ink.fade([warm.light, warm.base]),
  }),
  rect(-36, -84, 16, 84, { fill: warm.dark, 'fill-opacity': 0.5 }),
  rect(20, -58, 60, 58, {
    rx: 4,
    fill: ink.fade([warm.base, warm.dark]),
  }),
  rect(-54, -136, 60, 52, {
    rx: 4,
    fill: ink.fade([warm.light, warm.dark]),
  }),
];

const luggage: DrawThing = ({ ink, warm }) => [
  rect(-128, -4, 220, 8, { rx: 4, fill: blue.ink }),
  path('M-120 -8Q-124 -44 -90 -46H40Q76 -44 80 -8Z', {
    fill: ink.fade([warm.light, warm.dark]),
  }),
];

const surfboard: DrawThing = ({ warm }) => [
  rect(-120, -2, 200, 7, { rx: 3, fill: blue.ink }),
  path('M-190 -14Q-20 -44 160 -14Q-20 4 -190 -14Z', { fill: warm.base }),
  path('M-170 -14H140', { stroke: '#ffffff', 'stroke-width': 4 }),
];

/** The square red L of a learner, on the roof where examiners see it. */
const learnerPlate: DrawThing = () => [
  rect(-40, -84, 80, 80, { rx: 6, fill: '#ffffff', stroke: blue.pale, 'stroke-width': 3 }),
  path(letteringPath('L', { x: 0, y: -18, height: 54, anchor: 'middle', weight: 24 }), { fill: '#c9302f' }),
];

const forSale: DrawThing = ({ warm }) => [
  rect(-4, -150, 8, 150, { fill: blue.navy }),
  rect(-92, -214, 184, 86, { rx: 8, fill: warm.base }),
  path(letteringPath('FOR SALE', { x: 0, y: -158, height: 28, anchor: 'middle', weight: 18 }), {
    fill: blue.ink,
  }),
];

/** A two-post lift: the vehicle is placed above it. */
const lift: DrawThing = ({ ink, warm }) => [
  ...[-250, 210].map((x) =>
    rect(x, -380, 40, 380, {
      rx: 4,
      fill: ink.fade([warm.light, warm.dark]),
    }),
  ),
  rect(-270, -12, 80, 12, { fill: blue.ink }),
  rect(190, -12, 80, 12, { fill: blue.ink }),
  rect(-230, -154, 460, 16, { rx: 4, fill: blue.ink }),
];

const tyres: DrawThing = ({ ink }) =>
  [0, 1, 2, 3].flatMap((row) => {
    const y = -38 - row * 74;
    const treads = Array.from(
      { length: 16 },
      (_, tread) => `M${-104 + tread * 14} ${y - 24}L${-98 + tread * 14} ${y}L${-104 + tread * 14} ${y + 24}`,
    );
    return [
      rect(-120, y - 36, 240, 70, {
        rx: 34,
        fill: ink.linear([
          [0, '#3f587c'],
          [0.4, '#1d304c'],
          [1, '#0d1a2e'],
        ]),
      }),
      path(treads.join(''), { fill: 'none', stroke: '#0b1626', 'stroke-width': 4 }),
      path(`M-84 ${y - 28}H60`, {
        stroke: '#8ba2c0',
        'stroke-width': 4,
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }),
    ];
  });

const bigWheel: DrawThing = ({ ink, warm }) => [
  ellipse(0, 4, 170, 16, { fill: blue.ink, 'fill-opacity': 0.4 }),
  circle(0, -170, 170, {
    fill: ink.radial([
      [0.6, '#0d1a2e'],
      [0.85, '#2a3f60'],
      [1, '#0d1a2e'],
    ]),
  }),
  circle(0, -170, 112, {
    fill: ink.fade(['#ffffff', '#8ba2c0']),
  }),
  circle(0, -170, 98, { fill: '#3a5478' }),
  ...[0, 72, 144, 216, 288].map((turn) =>
    path('M-12 -196L-18 -270H18L12 -196Z', { fill: '#e9f0f9', transform: `rotate(${turn} 0 -170)` }),
  ),
  circle(0, -170, 32, { fill: '#e9f0f9' }),
  circle(0, -170, 15, { fill: warm.base }),
];

const pin: DrawThing = ({ warm }) => [
  ellipse(0, 2, 22, 6, { fill: blue.ink, 'fill-opacity': 0.4 }),
  path('M0 0Q-46 -60 -46 -96A46 46 0 0 1 46 -96Q46 -60 0 0Z', { fill: warm.base }),
  circle(0, -96, 19, { fill: '#ffffff' }),
];

export const street = {
  tree,
  bareTree,
  turbine,
  charger,
  cable,
  house,
  cone,
  boxes,
  luggage,
  surfboard,
  learnerPlate,
  forSale,
  lift,
  tyres,
  bigWheel,
  pin,
} as const;
