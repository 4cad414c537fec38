import { lightness } from '../../colour.ts';
import type { Paint } from '../../paint.ts';
import { clipPath, defs, group, linearGradient, path, url } from '../../svg.ts';
import { type CarFinish, carDefs, drawFlank, flankClips } from '../cars/car-side.ts';
import { drawMirror, drawRails } from '../cars/car-trim.ts';
import type { CarProfile } from '../cars/profile.ts';
import type { Point } from '../curve.ts';
import { screenDefs } from '../ends/end-body.ts';
import { type EndShape, frontShape, kindOf } from '../ends/face-shape.ts';
import { drawBumper, drawFace, drawScreen, type EndFinish, plateHeightOn } from '../ends/front.ts';
import { drawPlate } from '../plate.ts';
import type { Subject } from '../subject.ts';
import { type Pose, readable, usualPose } from './pose.ts';
import { type CarSpace, createCarSpace, layMatrix } from './space.ts';
import { drawBonnet, drawOpening, drawRoof, facePath } from './surfaces.ts';
import { drawTurnedLoad, type TurnedLoad } from './turned-load.ts';
import { warp } from './warp.ts';
import { drawFarWheel, drawFootprint, drawNearWheel } from './wheels.ts';

/** The light comes from the left: the far end of the face and the far end of the flank fall away from it. */
function lightDefs(space: CarSpace, profile: CarProfile, face: EndShape, paint: Paint): string {
  const nearX = space.flank(60, 500)[0];
  const farX = space.face(-face.half, 500)[0];
  const rearX = space.flank(profile.length, 500)[0];
  const isPale = lightness(paint.base) > 0.75;
  return defs(
    linearGradient(
      'bonnet',
      [
        [0, paint.base],
        [0.45, paint.light],
        [1, paint.highlight],
      ],
      [0, face.lampY, 0, face.belt + 110],
    ),
    linearGradient(
      'face-light',
      [
        [0, '#000', 0.36],
        [0.4, '#000', isPale ? 0.12 : 0.06],
        [0.72, '#fff', 0.12],
        [1, '#fff', 0],
      ],
      [farX, 0, nearX + 240, 0],
    ),
    linearGradient(
      'flank-fall',
      [
        [0, '#000', 0],
        [1, '#000', 0.34],
      ],
      [rearX * 0.72, 0, rearX, 0],
    ),
  );
}

function drawCar(
  profile: CarProfile,
  space: CarSpace,
  face: EndShape,
  side: CarFinish,
  end: EndFinish,
  load: TurnedLoad | null,
  pose: Pose,
): string {
  const { outline, tyre, frontAxle, rearAxle, length, sill } = profile;
  const { paint } = side;
  const kind = kindOf(profile);
  const top = outline[5]?.[1] ?? face.lampY + 60;
  const mirror = drawMirror(profile, paint);
  const beside =
    (z: number) =>
    (x: number, y: number): Point =>
      space.project(x, y, z);
  const fall = path(`M${length * 0.6} ${sill}H${length}V${profile.height}H${length * 0.6}Z`, {
    breadth: 1,
    fill: url('flank-fall'),
  });
  return group(
    {},
    defs(
      carDefs(profile, side),
      warp(flankClips(profile), space.flank),
      warp(screenDefs(face), space.screen, 'face-'),
      clipPath('face-edge', path(facePath(space, face, top + 60), {})),
    ),
    lightDefs(space, profile, face, paint),
    drawFootprint(space, profile),
    drawFarWheel(space, frontAxle, tyre / 2),
    drawFarWheel(space, rearAxle, tyre / 2),
    warp(mirror, beside(space.width + 60)),
    load ? drawTurnedLoad(space, load) : '',
    drawOpening(space, profile),
    drawRoof(space, profile, paint),
    warp(drawScreen(face), space.screen, 'face-'),
    path(facePath(space, face, top), { fill: url('body') }),
    drawBonnet(space, profile, paint),
    profile.hasRails ? warp(drawRails(profile), space.flank) : '',
    warp(drawFlank(profile, side, load ? '' : fall) + (load?.cabExtras ?? ''), space.flank),
    path(facePath(space, face, top), { fill: url('face-light') }),
    group({ 'clip-path': url('face-edge') }, warp(drawBumper(face) + drawFace(face, kind, end), space.face)),
    group(
      { transform: layMatrix(space.face, 0, plateHeightOn(face)) },
      readable(drawPlate(end.plate, 0, 0, 1.06, false), pose),
    ),
    drawNearWheel(space, rearAxle, tyre / 2),
    drawNearWheel(space, frontAxle, tyre / 2),
    warp(mirror, beside(-70)),
  );
}

/** A car before the lens at its near front corner, facing left. */
export function buildThreeQuarter(
  profile: CarProfile,
  side: CarFinish,
  end: EndFinish,
  load: TurnedLoad | null = null,
  pose: Pose = usualPose,
): Subject {
  const face = frontShape(profile);
  const space = createCarSpace(profile, face, pose.turn);
  const [left] = space.face(-face.half, face.sill + 200);
  const [right] = space.flank(profile.length, face.sill + 200);
  return {
    drawing: drawCar(profile, space, face, side, end, load, pose),
    left,
    right,
    height: load?.top ?? profile.height,
    contacts: [],
    tyre: profile.tyre,
    breadth: 1,
    fill: 1000,
  };
}
