import type { VehicleLook } from '../look.ts';
import { paintFor } from '../paint.ts';
import { drawSetting } from '../settings/setting.ts';
import { svgDocument } from '../svg.ts';
import { buildSide, buildTurned } from './four-wheels.ts';
import { placeSubject } from './place-subject.ts';
import { tallest } from './subject.ts';
import type { Pose } from './three-quarter/pose.ts';

/** Every thirty degrees, from its left side over the front to its right side, over the rear and back. */
const poses: readonly Pose[] = [
  { end: 'front', turn: 0, isMirrored: false },
  { end: 'front', turn: 30, isMirrored: false },
  { end: 'front', turn: 60, isMirrored: false },
  { end: 'front', turn: 90, isMirrored: false },
  { end: 'front', turn: 60, isMirrored: true },
  { end: 'front', turn: 30, isMirrored: true },
  { end: 'front', turn: 0, isMirrored: true },
  { end: 'rear', turn: 30, isMirrored: false },
  { end: 'rear', turn: 60, isMirrored: false },
  { end: 'rear', turn: 90, isMirrored: false },
  { end: 'rear', turn: 60, isMirrored: true },
  { end: 'rear', turn: 30, isMirrored: true },
];

/** The width of the picture that the vehicle's length fills; turned a little, it is wider than long. */
const widest = 930;

/** How far the wheels move down at their nearest, in millimetres. */
const nearness = 130;

/**
 * One frame of a vehicle on a turntable: the same camera, light and distance, another side; see `canTurn`.
 */
export function drawTurn(look: VehicleLook, frame: number): string | null {
  const pose = poses[frame];
  if (!pose) return null;
  const side = buildSide(look);
  const scale = Math.min(widest / (side.right - side.left), tallest / side.height);
  // Its middle stays fixed, whatever comes nearer or sticks out to either side.
  const subject = { ...buildTurned(look, pose), left: side.left, right: side.right, below: nearness };
  return svgDocument(
    drawSetting('studio', look.seed, paintFor(look.colour, look.seed)),
    placeSubject(subject, scale, pose.isMirrored ? -1 : 1),
  );
}
