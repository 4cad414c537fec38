/**
 * A vehicle ready to be placed in a setting: its markup in millimetres and what the ground needs to know
 * about it.
 */
export interface Subject {
  drawing: string;
  left: number;
  right: number;
  height: number;
  /** How far its nearest wheel is below the ground at its middle; 0 for a drawing without depth. */
  below: number;
  /** Where tyres touch the ground, and the width of each contact; none if the drawing has its own shadow. */
  contacts: readonly number[];
  tyre: number;
  /** How deep its shadow is on the ground, relative to a car's. */
  breadth: number;
  /** The width of the picture that the vehicle should fill, in canvas units. */
  fill: number;
}

/** Nothing rises above this share of the canvas, so that there is sky above a lorry too. */
export const tallest = 560;
