import { outlines } from '../articles/outlines.ts';
import type { VehicleLook } from '../look.ts';
import { circle, path } from '../svg.ts';

export interface Tones {
  body: string;
  glass: string;
  wheel: string;
}

type DrawSilhouette = (tones: Tones) => string[];

const fromOutline =
  (shape: 'hatch' | 'van'): DrawSilhouette =>
  ({ body, glass, wheel }) => {
    const { wheels, wheel: radius, body: d, glass: panes } = outlines[shape];
    return [
      path(d, { fill: body }),
      path(panes, { fill: glass }),
      ...wheels.flatMap((x) => [
        circle(x, 2 - radius, radius + 5, { fill: glass }),
        circle(x, 4 - radius, radius, { fill: wheel }),
        circle(x, 4 - radius, radius * 0.5, { fill: glass }),
      ]),
    ];
  };

const bike: DrawSilhouette = ({ body, glass, wheel }) => [
  ...[-140, 150].flatMap((x) => [
    circle(x, -62, 52, { fill: 'none', stroke: wheel, 'stroke-width': 20 }),
    circle(x, -62, 12, { fill: wheel }),
  ]),
  path('M-140 -62L-20 -84L40 -60M150 -62L88 -212L40 -214M88 -212L122 -228', {
    fill: 'none',
    stroke: wheel,
    'stroke-width': 13,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }),
  path('M-54 -112Q-44 -134 0 -130L62 -122Q76 -70 36 -50H-22Q-56 -58 -54 -112Z', { fill: body }),
  path(
    'M-206 -162Q-120 -174 -84 -156Q-50 -142 -34 -152Q-16 -190 40 -188Q92 -182 92 -156Q76 -126 20 -128Q-80 -116 -150 -134Q-190 -140 -206 -162Z',
    { fill: body },
  ),
  circle(-10, -84, 18, { fill: glass }),
  circle(118, -196, 22, { fill: body }),
];

/** About 400 wide, with its base at zero. */
export const silhouettes: Readonly<Record<VehicleLook['channel'], DrawSilhouette>> = {
  Car: fromOutline('hatch'),
  Commercial: fromOutline('van'),
  Bike: bike,
};
