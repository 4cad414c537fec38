import { group } from '../../svg.ts';

/** How a car stands before the lens. */
export interface Pose {
  /** What is turned towards the lens. */
  end: 'front' | 'rear';
  /** How far it is turned from its side, in degrees: 0 shows the side alone, 90 the end alone. */
  turn: number;
  /** The picture will be mirrored, to show the other side. */
  isMirrored: boolean;
}

/** Of the picture that an advert begins with. */
export const usualPose: Pose = { end: 'front', turn: 35, isMirrored: false };

/** A plate must be read from the left in a mirrored picture too. */
export const readable = (plate: string, { isMirrored }: Pose): string =>
  isMirrored ? group({ transform: 'scale(-1 1)' }, plate) : plate;
