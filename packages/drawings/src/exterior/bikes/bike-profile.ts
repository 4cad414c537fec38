import type { Anchor, Point } from '../curve.ts';

/** A motorcycle from its left side, in millimetres: x from the front axle to the rear, y from the ground. */
export interface BikeProfile {
  wheelbase: number;
  front: { radius: number; tyre: number };
  rear: { radius: number; tyre: number };
  wheels: 'cast' | 'wire';
  /** Top of the fork. */
  head: Point;
  pivot: Point;
  /** Null on a quad, whose front wheels are on arms. */
  fork: { width: number; gaiter: boolean } | null;
  tread: 'road' | 'knobbly';
  frame: 'beam' | 'covered';
  /** Two front wheels: the far one shows beside the near one. */
  hasTwinFront: boolean;
  engine: 'inline' | 'vtwin' | 'single' | 'battery' | 'hidden';
  exhaust: 'low' | 'high' | 'long' | 'none';
  /** Painted parts, from back to front. */
  painted: readonly (readonly Anchor[])[];
  /** Vents and lower panels in black, over the paint. */
  cuts: readonly (readonly Anchor[])[];
  /** Black plastic parts under the paint. */
  plastic: readonly (readonly Anchor[])[];
  seat: readonly Anchor[];
  screen: readonly Anchor[] | null;
  lamp: { kind: 'round' | 'slab' | 'none'; x: number; y: number; size: number };
  tailLamp: Point;
  grip: Point;
  mirror: boolean;
  guard: 'low' | 'high' | 'none';
  plateAt: Point;
  luggage: 'none' | 'panniers' | 'panniers and box';
}
