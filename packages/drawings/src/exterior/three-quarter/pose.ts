import { group } from '../../svg.ts';

/** How a car is placed before the camera. */
export interface Pose {
  /** The end that faces the camera. */
  end: 'front' | 'rear';
  /** How far it is turned from its side, in degrees: 0 shows only the side, 90 only the end. */
  turn: number;
  /** The picture will be mirrored, to show the other side. */
  isMirrored: boolean;
}

/** The pose of an advert's first picture. */
export const usualPose: Pose = { end: 'front', turn: 35, isMirrored: false };

/** A plate must be legible in a mirrored picture too. */
export const readable = (plate: string, { isMirrored }: Pose): string =>
  isMirrored ? group({ transform: 'scale(-1 1)' }, plate) : plate;
