import type { Random } from '../../random.ts';
import { circle, element, group, linearGradient, num, path, radialGradient, url } from '../../svg.ts';
import type { Rim, RimMetal } from './rims.ts';

export interface WheelDesign {
  rim: Rim;
  metal: RimMetal;
  /** Share of the tyre's diameter. */
  rimShare: number;
  /** Visible through the spokes; null for drums and covers. */
  caliper: string | null;
}

const silver: RimMetal = { face: 'url(#rim-face)', edge: '#f3f5f6', shadow: '#5b6268' };
const graphite: RimMetal = { face: 'url(#rim-dark)', edge: '#7a8187', shadow: '#15181b' };
const black: RimMetal = { face: 'url(#rim-black)', edge: '#4c5257', shadow: '#08090a' };

export function pickMetal(random: Random, year: number): RimMetal {
  if (year < 2012) return silver;
  return random.pick([silver, silver, silver, graphite, graphite, black]);
}

export const silverMetal = silver;

/** Drawn once with a tyre radius of 100 and used for every wheel of the vehicle. */
export function wheelDefs(design: WheelDesign): string {
  const rimRadius = design.rimShare * 100;
  const scale = Math.round(rimRadius * 10) / 1000;
  return [
    linearGradient(
      'rim-face',
      [
        [0, '#8b9298'],
        [0.45, '#c3c8cc'],
        [1, '#eef1f3'],
      ],
      [0, -90, 0, 90],
    ),
    linearGradient(
      'rim-dark',
      [
        [0, '#34393e'],
        [1, '#5a6167'],
      ],
      [0, -90, 0, 90],
    ),
    linearGradient(
      'rim-black',
      [
        [0, '#17191c'],
        [1, '#33383d'],
      ],
      [0, -90, 0, 90],
    ),
    radialGradient(
      'tyre',
      [
        [0.6, '#34373a'],
        [0.82, '#27292c'],
        [0.93, '#1c1e20'],
        [1, '#0e0f10'],
      ],
      [0, 0, 100],
    ),
    radialGradient(
      'barrel',
      [
        [0, '#2b3034'],
        [0.7, '#1d2124'],
        [0.95, '#0d0f11'],
        [1, '#3c4146'],
      ],
      [0, 0, rimRadius],
    ),
    linearGradient(
      'arch-fall',
      [
        [0, '#000', 0.62],
        [0.3, '#000', 0.28],
        [0.55, '#000', 0],
      ],
      [0, 100, 0, -100],
    ),
    group(
      { id: 'wheel' },
      circle(0, 0, 100, { fill: url('tyre') }),
      circle(0, 0, rimRadius + 12, {
        fill: 'none',
        stroke: '#4a4e52',
        'stroke-width': 0.9,
        'stroke-opacity': 0.7,
      }),
      circle(0, 0, rimRadius, { fill: url('barrel') }),
      brake(rimRadius, design.caliper),
      group({ transform: `scale(${scale})` }, design.rim(design.metal)),
      circle(0, 0, rimRadius - 2.4, {
        fill: 'none',
        stroke: design.metal.edge,
        'stroke-width': 3.6,
        'stroke-opacity': 0.92,
      }),
      circle(0, 0, rimRadius - 5.2, {
        fill: 'none',
        stroke: design.metal.shadow,
        'stroke-width': 1.6,
        'stroke-opacity': 0.8,
      }),
      hub(rimRadius, design.metal),
    ),
  ].join('');
}

function brake(rimRadius: number, caliper: string | null): string {
  if (caliper === null) return '';
  const disc = rimRadius * 0.66;
  return (
    circle(0, 0, disc, { fill: '#787f85' }) +
    circle(0, 0, disc * 0.94, { fill: 'none', stroke: '#9aa1a6', 'stroke-width': 3 }) +
    circle(0, 0, disc * 0.5, { fill: '#3d4348' }) +
    path(
      `M${num(disc * 0.62)} ${num(disc * 0.52)}A${num(disc * 0.8)} ${num(disc * 0.8)} 0 0 0 ${num(disc * 0.62)} ${num(-disc * 0.52)}`,
      {
        fill: 'none',
        stroke: caliper,
        'stroke-width': disc * 0.36,
      },
    )
  );
}

function hub(rimRadius: number, metal: RimMetal): string {
  const r = rimRadius * 0.145;
  return (
    circle(0, 0, r * 1.25, { fill: metal.face, stroke: metal.shadow, 'stroke-width': 1.2 }) +
    circle(0, 0, r * 0.78, { fill: '#1c2023', stroke: metal.edge, 'stroke-width': 1, 'stroke-opacity': 0.8 })
  );
}

/** The top of a wheel is in the shadow of its arch unless it is free-standing. */
export function placeWheel(x: number, radius: number, isFree = false, y = radius): string {
  const transform = `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(radius * 10) / 1000})`;
  return group(
    { transform },
    element('use', { href: '#wheel' }),
    isFree ? '' : circle(0, 0, 100, { fill: url('arch-fall') }),
  );
}
