import { lightness } from '../../colour.ts';
import type { Paint } from '../../paint.ts';
import { clipPath, defs, group, linearGradient, path, url } from '../../svg.ts';
import { type CarFinish, carDefs, drawFlank, flankClips } from '../cars/car-side.ts';
import { drawMirror, drawRails } from '../cars/car-trim.ts';
import type { CarProfile } from '../cars/profile.ts';
import type { Point } from '../curve.ts';
import { endDefs } from '../ends/end-body.ts';
import { type EndShape, rearShape } from '../ends/face-shape.ts';
import type { EndFinish } from '../ends/front.ts';
import { drawRearBumper, drawRearFace, rearPlateHeight, rearPlateSize } from '../ends/rear.ts';
import { drawPlate } from '../plate.ts';
import type { Subject } from '../subject.ts';
import { type Pose, readable } from './pose.ts';
import { type CarSpace, createRearSpace, layMatrix, tailOf } from './space.ts';
import { drawOpening, drawRoof } from './surfaces.ts';
import { warp } from './warp.ts';
import { drawFarWheel, drawFootprint, drawNearWheel } from './wheels.ts';

/** The painted tail from the bumper over the boot and the rear window to the roof, near edge up and far edge down. */
function tailPath(space: CarSpace, profile: CarProfile): string {
  const tail = tailOf(profile.outline);
  const points = [
    ...tail.map(([x, y]) => space.flank(x, y)),
    ...tail.toReversed().map(([x, y]) => space.farFlank(x, y)),
  ];
  return `M${points.map((point) => point.map(Math.round).join(' ')).join('L')}Z`;
}

/** As with the front, the light comes from the left: the far end of the flank falls away from it. */
function lightDefs(space: CarSpace, profile: CarProfile, end: EndShape, paint: Paint): string {
  const nearX = space.flank(profile.length - 60, 500)[0];
  const farX = space.face(-end.half, 500)[0];
  const frontX = space.flank(0, 500)[0];
  return defs(
    linearGradient(
      'tail-light',
      [
        [0, '#000', 0.36],
        [0.4, '#000', lightness(paint.base) > 0.75 ? 0.12 : 0.06],
        [0.72, '#fff', 0.1],
        [1, '#fff', 0],
      ],
      [farX, 0, nearX + 240, 0],
    ),
    linearGradient(
      'flank-fall',
      [
        [0, '#000', 0],
        [1, '#000', 0.3],
      ],
      [frontX * 0.72, 0, frontX, 0],
    ),
  );
}

function drawCar(
  profile: CarProfile,
  space: CarSpace,
  side: CarFinish,
  finish: EndFinish,
  pose: Pose,
): string {
  const { tyre, frontAxle, rearAxle, length, sill, height } = profile;
  const { paint } = side;
  const end = rearShape(profile);
  const mirror = drawMirror(profile, paint);
  const beside =
    (z: number) =>
    (x: number, y: number): Point =>
      space.project(x, y, z);
  const fall = path(`M0 ${sill}H${length * 0.4}V${height}H0Z`, { fill: url('flank-fall') });
  const tail = tailPath(space, profile);
  return group(
    {},
    defs(
      carDefs(profile, side),
      warp(flankClips(profile), space.flank),
      warp(endDefs(end, paint), space.face, 'rear-'),
      clipPath('tail-edge', path(tail, {})),
    ),
    lightDefs(space, profile, end, paint),
    drawFootprint(space, profile),
    drawFarWheel(space, rearAxle, tyre / 2),
    drawFarWheel(space, frontAxle, tyre / 2),
    warp(mirror, beside(space.width + 60)),
    drawOpening(space, profile),
    drawRoof(space, profile, paint),
    path(tail, { fill: url('body') }),
    profile.hasRails ? warp(drawRails(profile), space.flank) : '',
    warp(drawFlank(profile, side, fall), space.flank),
    group(
      { 'clip-path': url('tail-edge') },
      path(tail, { fill: url('tail-light') }),
      warp(drawRearBumper(profile, finish) + drawRearFace(profile, finish), space.face, 'rear-'),
    ),
    group(
      { transform: layMatrix(space.face, 0, rearPlateHeight(profile)) },
      readable(drawPlate(finish.plate, 0, 0, rearPlateSize(profile)), pose),
    ),
    drawNearWheel(space, frontAxle, tyre / 2),
    drawNearWheel(space, rearAxle, tyre / 2),
    warp(mirror, beside(-70)),
  );
}

/** A car before the lens at its near rear corner, facing right. */
export function buildRearThreeQuarter(
  profile: CarProfile,
  side: CarFinish,
  finish: EndFinish,
  pose: Pose,
): Subject {
  const end = rearShape(profile);
  const space = createRearSpace(profile, end, pose.turn);
  const [left] = space.face(-end.half, end.sill + 200);
  const [right] = space.flank(0, end.sill + 200);
  return {
    drawing: drawCar(profile, space, side, finish, pose),
    left,
    right,
    height: profile.height,
    contacts: [],
    tyre: profile.tyre,
    breadth: 1,
    fill: 1000,
  };
}
