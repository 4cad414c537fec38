import type { VehicleLook } from '../look.ts';
import { paintFor } from '../paint.ts';
import { drawSetting } from '../settings/setting.ts';
import { svgDocument } from '../svg.ts';
import { buildCorner, buildEnd, buildSide } from './four-wheels.ts';
import { placeSubject } from './place-subject.ts';
import { type Subject, tallest } from './subject.ts';

interface TurnFrame {
  /** What is turned towards the lens; null from the side. */
  end: 'front' | 'rear' | null;
  turn: number;
  facing: 1 | -1;
}

/** Every thirty degrees, from its left side over the front to its right side, over the rear and back. */
const frames: readonly TurnFrame[] = [
  { end: null, turn: 0, facing: 1 },
  { end: 'front', turn: 30, facing: 1 },
  { end: 'front', turn: 58, facing: 1 },
  { end: 'front', turn: 90, facing: 1 },
  { end: 'front', turn: 58, facing: -1 },
  { end: 'front', turn: 30, facing: -1 },
  { end: null, turn: 0, facing: -1 },
  { end: 'rear', turn: 30, facing: 1 },
  { end: 'rear', turn: 58, facing: 1 },
  { end: 'rear', turn: 90, facing: 1 },
  { end: 'rear', turn: 58, facing: -1 },
  { end: 'rear', turn: 30, facing: -1 },
];

/** The picture's width that the vehicle fills where it is widest. */
const widest = 990;
/** The lens measures a turned car by its near corner; on a turntable its middle stays where it is. */
const cornerSize = 1.12;

/** One frame of a vehicle on a turntable: the same light, the same distance, another side; see `canTurn`. */
export function drawTurn(look: VehicleLook, frame: number): string | null {
  const asked = frames[frame];
  if (!asked) return null;
  const { end, turn, facing } = asked;
  const side = buildSide(look);
  const subject: Subject =
    end === null
      ? side
      : turn === 90
        ? buildEnd(look, end)
        : buildCorner(look, end, { turn, isMirrored: facing === -1 });
  const size = Math.min(widest / (side.right - side.left), tallest / side.height);
  const scale = end !== null && turn < 90 ? size * cornerSize : size;
  return svgDocument(
    drawSetting('studio', look.seed, paintFor(look.colour, look.seed)),
    placeSubject(subject, scale, facing),
  );
}
