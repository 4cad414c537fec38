import { circle, group, path } from '../../svg.ts';

/** A rim is drawn with a radius of 100, its hub at the origin; spokes point up and are rotated into place. */
export type Rim = (metal: RimMetal) => string;

export interface RimMetal {
  face: string;
  edge: string;
  shadow: string;
}

const turned = (count: number, draw: (turn: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index)).join('');

/** The spoke's own shadow side first, then its face: the light comes from above. */
function spokes(count: number, face: string, metal: RimMetal, shade?: string): string {
  return turned(count, (turn) =>
    group(
      { transform: `rotate(${Math.round(turn * 10) / 10})` },
      path(face, { fill: metal.face, stroke: metal.shadow, 'stroke-width': 2.5 }),
      shade ? path(shade, { fill: metal.shadow, 'fill-opacity': 0.45 }) : '',
    ),
  );
}

const fiveSpoke: Rim = (metal) =>
  spokes(
    5,
    'M-15 12C-13 45-17 70-25 93L25 93C17 70 13 45 15 12Z',
    metal,
    'M4 14C4 50 5 70 8 93L25 93C17 70 13 45 15 12Z',
  );

const twinFive: Rim = (metal) =>
  spokes(5, 'M-12 14L-24 93H-11L-2 36H2L11 93H24L12 14Z', metal, 'M5 16L17 93H24L12 14Z');

const tenSpoke: Rim = (metal) => spokes(10, 'M-6 14L-9 94H9L6 14Z', metal, 'M2 16L3 94H9L6 14Z');

const sevenSpoke: Rim = (metal) =>
  spokes(
    7,
    'M-8 14C-7 50-10 75-15 94H15C10 75 7 50 8 14Z',
    metal,
    'M3 16C3 50 3 75 5 94H15C10 75 7 50 8 14Z',
  );

const turbine: Rim = (metal) =>
  spokes(
    9,
    'M-6 16C4 45 4 70-10 95L9 94C18 68 16 44 8 13Z',
    metal,
    'M4 16C12 45 12 72 3 94L9 94C18 68 16 44 8 13Z',
  );

const split: Rim = (metal) =>
  spokes(6, 'M-9 14C-8 40-10 52-24 90L-13 94C-7 74-3 62 0 58C3 62 7 74 13 94L24 90C10 52 8 40 9 14Z', metal);

const aero: Rim = (metal) =>
  circle(0, 0, 93, { fill: metal.face }) +
  circle(0, 0, 70, { fill: 'none', stroke: metal.edge, 'stroke-width': 3, 'stroke-opacity': 0.7 }) +
  spokes(5, 'M-26 56C-12 66 12 66 26 56L33 82C14 92-14 92-33 82Z', { ...metal, face: '#15181b' }) +
  turned(5, (turn) =>
    path('M0 22V88', {
      stroke: metal.shadow,
      'stroke-width': 3,
      'stroke-opacity': 0.5,
      transform: `rotate(${turn + 36})`,
    }),
  );

const steel: Rim = (metal) =>
  circle(0, 0, 92, { fill: metal.face }) +
  circle(0, 0, 80, { fill: 'none', stroke: metal.shadow, 'stroke-width': 4, 'stroke-opacity': 0.5 }) +
  turned(12, (turn) => circle(0, 63, 8.5, { fill: '#16191c', transform: `rotate(${turn})` })) +
  circle(0, 0, 42, { fill: metal.edge, stroke: metal.shadow, 'stroke-width': 3 });

const cover: Rim = (metal) =>
  circle(0, 0, 93, { fill: metal.face }) +
  spokes(7, 'M-9 42C-11 60-14 74-18 84C-6 89 6 89 18 84C14 74 11 60 9 42Z', { ...metal, face: '#1a1d20' });

const mesh: Rim = (metal) => spokes(8, 'M-4 12L-30 92H-22L0 44L22 92H30L4 12Z', metal);

export const alloyRims: readonly [Rim, ...Rim[]] = [
  fiveSpoke,
  twinFive,
  tenSpoke,
  sevenSpoke,
  turbine,
  split,
  mesh,
];
export const electricRims: readonly [Rim, ...Rim[]] = [aero, fiveSpoke, turbine, sevenSpoke];
export const plainRims: readonly [Rim, ...Rim[]] = [cover, steel, sevenSpoke];
export const workRims: readonly [Rim, ...Rim[]] = [steel, cover, fiveSpoke];
export const truckRim: Rim = (metal) =>
  circle(0, 0, 94, { fill: metal.face }) +
  circle(0, 0, 78, { fill: metal.shadow, 'fill-opacity': 0.55 }) +
  turned(10, (turn) => circle(0, 62, 9, { fill: '#121416', transform: `rotate(${turn})` })) +
  circle(0, 0, 46, { fill: metal.edge }) +
  turned(10, (turn) => circle(0, 37, 4, { fill: metal.shadow, transform: `rotate(${turn + 18})` })) +
  circle(0, 0, 24, { fill: metal.face, stroke: metal.shadow, 'stroke-width': 3 });
