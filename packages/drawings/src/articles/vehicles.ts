import { mix } from '../colour.ts';
import { circle, ellipse, group, num, path, rect } from '../svg.ts';
import { type Outline, outlines, type VehicleShape } from './outlines.ts';
import { type Brush, blue, type DrawThing } from './palette.ts';

const tones = {
  blue: { high: '#7fb0ef', base: blue.main, low: blue.navy },
  pale: { high: '#ffffff', base: '#e3edf9', low: '#8fb1de' },
  ink: { high: '#4d76ae', base: blue.navy, low: blue.ink },
} as const;

type Tone = keyof typeof tones | 'warm';

/** A vehicle from the side in the series' own palette; `warm` is for the subject of the picture. */
export function vehicle(shape: VehicleShape, tone: Tone): DrawThing {
  return ({ ink, warm }) => {
    const outline: Outline = outlines[shape];
    const { high, base, low } =
      tone === 'warm' ? { high: warm.light, base: warm.base, low: warm.dark } : tones[tone];
    const reach = Math.abs(outline.wheels[0]) + 96;
    const { sill } = outline;
    return [
      ellipse(0, 2, reach, 15, {
        fill: ink.radial([
          [0, blue.ink, 0.75],
          [0.7, blue.ink, 0.5],
          [1, blue.ink, 0],
        ]),
      }),
      path(outline.body, {
        fill: ink.linear([
          [0, high],
          [0.3, mix(high, base, 0.6)],
          [0.52, base],
          [1, low],
        ]),
      }),
      group(
        { 'clip-path': ink.clip(path(outline.body, {})) },
        path(`${outline.shoulder}L300 0H-300Z`, { fill: low, 'fill-opacity': 0.28 }),
        path(outline.shoulder, {
          fill: 'none',
          stroke: '#ffffff',
          'stroke-width': 3.5,
          'stroke-opacity': 0.5,
        }),
        rect(-300, sill - 13, 600, 20, { fill: blue.ink, 'fill-opacity': 0.75 }),
        path(outline.lamp, { fill: '#fff6df' }),
        path(outline.tail, { fill: '#d0454a' }),
        ...outline.wheels.map((x) => circle(x, 4 - outline.wheel, outline.wheel + 8, { fill: '#0b1626' })),
      ),
      path(outline.glass, {
        fill: ink.fade(['#cfe1f5', '#7ea3cf', '#33557f']),
        stroke: mix(low, blue.ink, 0.7),
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      }),
      path(outline.seams, {
        fill: 'none',
        stroke: mix(low, blue.ink, 0.4),
        'stroke-width': 2,
        'stroke-opacity': 0.6,
      }),
      rect(-70, sill - 62, 20, 4.5, { rx: 2, fill: mix(low, blue.ink, 0.3) }),
      ...outline.wheels.flatMap((x) => drawWheel(ink, x, outline.wheel)),
    ];
  };
}

function drawWheel(ink: Brush['ink'], x: number, radius: number): string[] {
  const y = 4 - radius;
  const hub = radius * 0.06;
  const rim = radius * 0.1;
  const spoke = `M${num(x - hub)} ${y}L${num(x - rim)} ${num(y - radius * 0.64)}H${num(x + rim)}L${num(x + hub)} ${y}Z`;
  return [
    circle(x, y, radius, { fill: '#16233a' }),
    circle(x, y, radius * 0.7, { fill: ink.fade(['#ffffff', '#8ba2c0']) }),
    circle(x, y, radius * 0.6, { fill: '#2c405f' }),
    ...[0, 72, 144, 216, 288].map((turn) =>
      path(spoke, { fill: '#e6edf6', transform: `rotate(${turn} ${x} ${y})` }),
    ),
    circle(x, y, radius * 0.15, { fill: '#ffffff' }),
    circle(x, y, radius * 0.08, { fill: '#16233a' }),
  ];
}

export const motorcycle: DrawThing = (brush: Brush) => {
  const { ink, warm } = brush;
  const wheel = (x: number) => [
    circle(x, -62, 62, { fill: '#17263d' }),
    circle(x, -62, 46, { fill: '#c3d3e8' }),
    circle(x, -62, 42, { fill: '#5d7596' }),
    ...[0, 45, 90, 135].map((turn) =>
      rect(x - 2, -106, 4, 88, { fill: '#dfe8f3', transform: `rotate(${turn} ${x} -62)` }),
    ),
    circle(x, -62, 12, { fill: '#17263d' }),
  ];
  return [
    ellipse(0, 2, 250, 14, {
      fill: ink.radial([
        [0, blue.ink, 0.55],
        [0.6, blue.ink, 0.4],
        [1, blue.ink, 0],
      ]),
    }),
    ...wheel(-140),
    ...wheel(150),
    path('M-140 -62L-20 -86L40 -60', {
      fill: 'none',
      stroke: blue.ink,
      'stroke-width': 14,
      'stroke-linejoin': 'round',
    }),
    path('M150 -62L88 -214', { stroke: '#c3d3e8', 'stroke-width': 13 }),
    path('M66 -212L120 -226M66 -212Q44 -218 34 -212', {
      fill: 'none',
      stroke: blue.ink,
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }),
    path('M-52 -110Q-44 -134 0 -130L62 -122Q74 -70 36 -52H-22Q-54 -60 -52 -110Z', {
      fill: ink.fade(['#c3d3e8', '#48607f']),
    }),
    circle(-10, -78, 24, { fill: '#dfe8f3' }),
    circle(-10, -78, 17, { fill: '#8ba2c0' }),
    path('M60 -100Q86 -40 20 -38L-190 -50', {
      fill: 'none',
      stroke: '#dfe8f3',
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }),
    path('M-36 -150Q-20 -190 40 -188Q92 -182 92 -156Q76 -128 20 -130Q-24 -132 -36 -150Z', {
      fill: ink.fade([warm.light, warm.base, warm.dark]),
    }),
    path('M-190 -160Q-120 -172 -84 -156Q-50 -142 -26 -150L-20 -132Q-80 -120 -150 -138Z', { fill: blue.ink }),
    path('M-206 -158Q-160 -150 -128 -132L-140 -120Q-190 -134 -206 -158Z', { fill: warm.base }),
    circle(116, -196, 24, { fill: blue.ink }),
    circle(120, -196, 18, { fill: '#fff6df' }),
    path('M96 -120Q150 -142 212 -96', {
      fill: 'none',
      stroke: warm.base,
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }),
  ];
};
