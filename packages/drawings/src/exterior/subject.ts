/** A vehicle ready to be put into a setting: its markup in millimetres and what the ground must know of it. */
export interface Subject {
  drawing: string;
  left: number;
  right: number;
  height: number;
  /** How far its nearest wheel stands below the ground at its middle; 0 for a drawing without depth. */
  below: number;
  /** Where tyres touch the ground, and how wide each touches; none when the drawing has its own shadow. */
  contacts: readonly number[];
  tyre: number;
  /** How deep its shadow is on the ground, beside that of a car. */
  breadth: number;
  /** The picture's width that the vehicle should fill, in canvas units. */
  fill: number;
}

/** Nothing rises above this share of the canvas, so that the sky stays calm over a lorry too. */
export const tallest = 560;
