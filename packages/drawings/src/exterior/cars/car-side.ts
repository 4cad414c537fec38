import type { Paint } from '../../paint.ts';
import { clipPath, defs, group, path, url } from '../../svg.ts';
import { curve, shape } from '../curve.ts';
import type { Era } from '../era.ts';
import { placeWheel, type WheelDesign, wheelDefs } from '../wheels/wheel.ts';
import { drawNose, drawTail, drawUnderside } from './car-ends.ts';
import { drawGlass, drawPanes, glassDefs } from './car-glass.ts';
import { drawHeadlamp, drawTailLamp, lampDefs } from './car-lamps.ts';
import { bodyDefs, drawRim, drawShade, drawTurning } from './car-shade.ts';
import {
  drawDoors,
  drawHandles,
  drawMirror,
  drawRails,
  drawSill,
  drawSlidingDoor,
  drawStrips,
} from './car-trim.ts';
import { drawOpenSeats } from './open-top.ts';
import type { CarProfile } from './profile.ts';

export interface CarFinish {
  paint: Paint;
  era: Era;
  wheel: WheelDesign;
  isBright: boolean;
}

function arches(profile: CarProfile, paint: Paint): string {
  const { frontAxle, rearAxle, tyre, sill, hasCladding } = profile;
  const r = tyre / 2 + 34;
  const half = Math.round(Math.sqrt(r * r - (tyre / 2 - sill + 12) ** 2));
  const arch = (x: number, grow: number): string =>
    `M${x - half - grow} ${sill - 12}A${r + grow} ${r + grow} 0 1 0 ${x + half + grow} ${sill - 12}`;
  const both = (grow: number): string => arch(frontAxle, grow) + arch(rearAxle, grow);
  const lip = hasCladding
    ? path(both(62), { fill: '#23272a', stroke: '#3a4045', 'stroke-width': 7 })
    : path(both(34), { fill: paint.deep, 'fill-opacity': 0.22 }) +
      path(both(20), { fill: 'none', stroke: paint.highlight, 'stroke-opacity': 0.4, 'stroke-width': 8 });
  return lip + path(both(0), { fill: '#0a0c0d' });
}

function screens(profile: CarProfile): string {
  const { outline, screenFrom, rearScreenFrom } = profile;
  const stroke = { fill: 'none', stroke: '#1d252b', 'stroke-width': 74 };
  const rear =
    rearScreenFrom === null
      ? ''
      : path(curve(outline.slice(rearScreenFrom, rearScreenFrom + 2)), { ...stroke, 'stroke-width': 56 });
  return path(curve(outline.slice(screenFrom, screenFrom + 2)), stroke) + rear;
}

/** What a chassis carries behind its cab; wheels behind `freeFrom` are not under an arch of the cab. */
export interface Load {
  behind: string;
  over: string;
  freeFrom: number;
}

const noLoad: Load = { behind: '', over: '', freeFrom: Number.POSITIVE_INFINITY };

/** Gradients, clips and the wheel that a side drawing refers to. */
export const carDefs = (profile: CarProfile, finish: CarFinish): string =>
  bodyDefs(profile, finish.paint) + glassDefs(profile) + lampDefs() + wheelDefs(finish.wheel);

export const flankClips = (profile: CarProfile): string =>
  clipPath('body-edge', path(shape(profile.outline), {})) +
  clipPath('glass-edge', path(shape(profile.glass), {}));

/** What is visible of front and rear from the viewpoint, below the trim and above it. */
export interface FlankEnds {
  under: string;
  over: string;
}

/** The ends as they curve away from a viewer beside the car. */
export const sideEnds = (profile: CarProfile, { paint, era }: CarFinish): FlankEnds => ({
  under: drawTurning(profile) + screens(profile) + drawNose(profile, paint) + drawHeadlamp(profile, era),
  over: drawTailLamp(profile, era),
});

/** The painted side with everything set into it. */
export function drawFlank(profile: CarProfile, finish: CarFinish, ends: FlankEnds): string {
  const { paint, isBright } = finish;
  return [
    path(shape(profile.outline), { fill: url('body') }),
    group(
      { 'clip-path': url('body-edge') },
      drawShade(profile, paint),
      ends.under,
      drawSill(profile),
      drawRim(profile, paint),
      drawStrips(profile),
      drawTail(profile, paint),
      ends.over,
      arches(profile, paint),
    ),
    drawDoors(profile, paint),
    drawSlidingDoor(profile, paint),
    drawPanes(profile),
    drawGlass(profile, isBright),
    drawHandles(profile, paint, isBright),
  ].join('');
}

export function drawCarSide(profile: CarProfile, finish: CarFinish, load: Load = noLoad): string {
  const { paint } = finish;
  return group(
    {},
    defs(carDefs(profile, finish), flankClips(profile)),
    load.behind,
    load === noLoad ? drawUnderside(profile) : '',
    profile.roof === 'open' ? drawOpenSeats(profile) : '',
    profile.hasRails ? drawRails(profile) : '',
    drawFlank(profile, finish, sideEnds(profile, finish)),
    drawMirror(profile, paint),
    load.over,
    [profile.frontAxle, profile.rearAxle, ...profile.moreAxles]
      .map((axle) => placeWheel(axle, profile.tyre / 2, axle > load.freeFrom))
      .join(''),
  );
}
