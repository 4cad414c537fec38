import { clipPath, group, path, url } from '../../svg.ts';
import type { CarFinish } from '../cars/car-side.ts';
import type { CarProfile } from '../cars/profile.ts';
import { endDefs, screenDefs } from '../ends/end-body.ts';
import { type EndShape, frontShape, kindOf, rearShape } from '../ends/face-shape.ts';
import {
  drawBumper,
  drawFace,
  drawFrontShell,
  drawScreen,
  type EndFinish,
  plateHeightOn,
} from '../ends/front.ts';
import { drawRearBumper, drawRearFace, drawRearShell, rearPlateHeight } from '../ends/rear.ts';
import type { CarSpace } from './space.ts';
import { drawBonnet, drawPillars, facePath, tailPath } from './surfaces.ts';
import { warp } from './warp.ts';

/** The end that faces the camera. */
export interface NearEnd {
  shape: EndShape;
  plateHeight: number;
  /** The whole end drawn flat, except for its plate. */
  drawShell: () => string;
  /** What the drawings of a turned end refer to. */
  drawDefs: (space: CarSpace) => string;
  /** Painted metal and glass that the flank overlaps. */
  drawSurfaces: (space: CarSpace) => string;
  /** What is set into the metal, over the flank's corner. */
  drawDetails: (space: CarSpace) => string;
}

export function frontEnd(profile: CarProfile, { paint }: CarFinish, finish: EndFinish): NearEnd {
  const shape = frontShape(profile);
  const top = profile.outline[5]?.[1] ?? shape.lampY + 60;
  return {
    shape,
    plateHeight: plateHeightOn(shape),
    drawShell: () => drawFrontShell(profile, finish),
    drawDefs: (space) =>
      warp(screenDefs(shape), space.screen, 'end-') +
      clipPath('end-edge', path(facePath(space, shape, top + 60), {})),
    drawSurfaces: (space) =>
      drawPillars(space, profile, paint) +
      warp(drawScreen(shape), space.screen, 'end-') +
      path(facePath(space, shape, top), { fill: url('body') }) +
      drawBonnet(space, profile, paint),
    drawDetails: (space) =>
      path(facePath(space, shape, top), { fill: url('end-light') }) +
      group(
        { 'clip-path': url('end-edge') },
        warp(drawBumper(shape) + drawFace(shape, kindOf(profile), finish), space.face),
      ),
  };
}

export function rearEnd(profile: CarProfile, { paint }: CarFinish, finish: EndFinish): NearEnd {
  const shape = rearShape(profile);
  const tail = (space: CarSpace, fill: string): string =>
    path(tailPath(space, profile) + facePath(space, shape, shape.belt - 60), { fill });
  return {
    shape,
    plateHeight: rearPlateHeight(profile),
    drawShell: () => drawRearShell(profile, finish),
    drawDefs: (space) =>
      warp(endDefs(shape, paint), space.face, 'end-') + clipPath('end-edge', tail(space, '#000')),
    drawSurfaces: (space) => tail(space, url('body')),
    drawDetails: (space) =>
      tail(space, url('end-light')) +
      group(
        { 'clip-path': url('end-edge') },
        warp(drawRearBumper(profile, finish) + drawRearFace(profile, finish), space.face, 'end-'),
      ),
  };
}
