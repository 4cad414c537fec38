import { lightness } from '../../colour.ts';
import type { Paint } from '../../paint.ts';
import { defs, group, linearGradient, path, url } from '../../svg.ts';
import { drawTailLamp } from '../cars/car-lamps.ts';
import {
  type CarFinish,
  carDefs,
  drawFlank,
  type FlankEnds,
  flankClips,
  sideEnds,
} from '../cars/car-side.ts';
import { drawMirror, drawRails } from '../cars/car-trim.ts';
import type { CarProfile } from '../cars/profile.ts';
import type { Point } from '../curve.ts';
import type { EndShape } from '../ends/face-shape.ts';
import { type EndFinish, plateSizeOn } from '../ends/front.ts';
import { drawPlate } from '../plate.ts';
import type { Subject } from '../subject.ts';
import { frontEnd, type NearEnd, rearEnd } from './near-end.ts';
import { type Pose, readable, usualPose } from './pose.ts';
import { type CarSpace, createCarSpace, layMatrix } from './space.ts';
import { drawOpening, drawRoof } from './surfaces.ts';
import { drawTurnedLoad, type TurnedLoad } from './turned-load.ts';
import { warp } from './warp.ts';
import { drawFarWheel, drawFootprint, drawNearWheel } from './wheels.ts';

/** The light comes from the left: the far side of the end and the far end of the flank are darker. */
function lightDefs(
  space: CarSpace,
  profile: CarProfile,
  shape: EndShape,
  paint: Paint,
  end: Pose['end'],
): string {
  const { length } = profile;
  const [near, far] = end === 'front' ? [60, length] : [length - 60, 0];
  const [nearX] = space.flank(near, 500);
  const [farX] = space.flank(far, 500);
  return defs(
    linearGradient(
      'bonnet',
      [
        [0, paint.base],
        [0.45, paint.light],
        [1, paint.highlight],
      ],
      [0, shape.lampY, 0, shape.belt + 110],
    ),
    linearGradient(
      'end-light',
      [
        [0, '#000', 0.36],
        [0.4, '#000', lightness(paint.base) > 0.75 ? 0.12 : 0.06],
        [0.72, '#fff', 0.12],
        [1, '#fff', 0],
      ],
      [space.face(-shape.half, 500)[0], 0, nearX + 240, 0],
    ),
    linearGradient(
      'flank-fall',
      [
        [0, '#000', 0],
        [1, '#000', 0.34],
      ],
      [nearX + (farX - nearX) * 0.72, 0, farX, 0],
    ),
  );
}

/** The flank's far end is in shade; its near end is drawn with the end that it wraps into. */
function flankEnds(profile: CarProfile, side: CarFinish, { end, turn }: Pose, hasLoad: boolean): FlankEnds {
  if (turn === 0) return sideEnds(profile, side);
  const { sill, length, height } = profile;
  const [from, to] = end === 'front' ? [length * 0.6, length] : [0, length * 0.4];
  const fall = path(`M${from} ${sill}H${to}V${height}H${from}Z`, { fill: url('flank-fall') });
  return { under: hasLoad ? '' : fall, over: end === 'front' ? drawTailLamp(profile, side.era) : '' };
}

function drawCar(
  profile: CarProfile,
  space: CarSpace,
  side: CarFinish,
  near: NearEnd,
  finish: EndFinish,
  load: TurnedLoad | null,
  pose: Pose,
): string {
  const { paint } = side;
  const axles = [profile.rearAxle, profile.frontAxle];
  const farFirst = pose.end === 'front' ? axles : axles.toReversed();
  const mirror = drawMirror(profile, paint);
  const beside =
    (z: number) =>
    (x: number, y: number): Point =>
      space.project(x, y, z);
  const plate = group(
    { transform: layMatrix(space.face, 0, near.plateHeight) },
    readable(drawPlate(finish.plate, 0, 0, plateSizeOn(profile), false), pose),
  );
  return group(
    {},
    defs(carDefs(profile, side), warp(flankClips(profile), space.flank), near.drawDefs(space)),
    lightDefs(space, profile, near.shape, paint, pose.end),
    drawFootprint(space, profile),
    ...farFirst.map((axle) => drawFarWheel(space, profile, axle)),
    warp(mirror, beside(space.width + 60)),
    load ? drawTurnedLoad(space, load) : '',
    drawOpening(space, profile),
    profile.roof === 'open' ? '' : drawRoof(space, profile, paint),
    space.isSide ? '' : near.drawSurfaces(space),
    profile.hasRails ? warp(drawRails(profile), space.flank) : '',
    warp(
      drawFlank(profile, side, flankEnds(profile, side, pose, load !== null)) + (load?.cabExtras ?? ''),
      space.flank,
    ),
    space.isSide ? '' : near.drawDetails(space) + plate,
    ...farFirst.map((axle) => drawNearWheel(space, profile, axle)),
    warp(mirror, beside(-70)),
  );
}

/** From straight before an end: no flank shows, and everything is measured from the car's middle. */
function drawLevel(profile: CarProfile, space: CarSpace, near: NearEnd, finish: EndFinish): string {
  const middle = profile.length / 2;
  const level = (u: number, y: number): Point => {
    const [x, up] = space.level(u, y);
    return [x - middle, up];
  };
  return (
    drawFootprint(space, profile) +
    group(
      { transform: `translate(${middle} 0)` },
      warp(near.drawShell(), level),
      group(
        { transform: layMatrix(level, 0, near.plateHeight) },
        drawPlate(finish.plate, 0, 0, plateSizeOn(profile), false),
      ),
    )
  );
}

/** A car before the camera: its near front corner faces left, its near rear corner faces right. */
export function buildTurnedCar(
  profile: CarProfile,
  side: CarFinish,
  finish: EndFinish,
  load: TurnedLoad | null = null,
  pose: Pose = usualPose,
): Subject {
  const isFront = pose.end === 'front';
  const near = (isFront ? frontEnd : rearEnd)(profile, side, finish);
  const space = createCarSpace(profile, near.shape, pose);
  const [left] = space.face(-near.shape.half, near.shape.sill + 200);
  const [right] = space.flank(isFront ? profile.length : 0, near.shape.sill + 200);
  const [, nearWheel] = space.project(isFront ? profile.frontAxle : profile.rearAxle, 0, 120);
  return {
    drawing:
      pose.turn === 90
        ? drawLevel(profile, space, near, finish)
        : drawCar(profile, space, side, near, finish, load, pose),
    left,
    right,
    height: load?.top ?? profile.height,
    below: -nearWheel,
    contacts: [],
    tyre: profile.tyre,
    breadth: 1,
    fill: 1000,
  };
}
