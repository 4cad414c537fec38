import { group } from '../../svg.ts';

/** How a car stands before the lens. */
export interface Pose {
  /** How far it is turned from its side, in degrees. */
  turn: number;
  /** The picture will be mirrored, to show the other side. */
  isMirrored: boolean;
}

/** Of the picture that an advert begins with. */
export const usualPose: Pose = { turn: 35, isMirrored: false };

/** A plate must be read from the left in a mirrored picture too. */
export const readable = (plate: string, { isMirrored }: Pose): string =>
  isMirrored ? group({ transform: 'scale(-1 1)' }, plate) : plate;
