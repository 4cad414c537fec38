import type { Anchor } from '../curve.ts';

/** A car from its left side, in millimetres: x from the front bumper, y from the ground. */
export interface CarProfile {
  length: number;
  height: number;
  frontAxle: number;
  rearAxle: number;
  tyre: number;
  /** Height of the body's lower edge. */
  sill: number;
  /** From the lower front corner over the roof to the lower rear corner. */
  outline: readonly Anchor[];
  /** The windscreen's and rear window's edges, of which the side shows a sliver; where in `outline` they begin. */
  screenFrom: number;
  rearScreenFrom: number | null;
  /** All the side glass as one shape, starting at its lower front corner. */
  glass: readonly Anchor[];
  /** The crease below the windows that catches the sky. */
  shoulder: readonly Anchor[];
  /** The lower crease, between the wheels. */
  crease: readonly Anchor[];
  /** Bars that divide the side glass: x at the belt line, x at the roof, width. */
  pillars: readonly (readonly [number, number, number])[];
  /** Where the first door begins, where it ends, where the second one ends; null for two doors. */
  doors: { front: number; middle: number; rear: number | null; top: number };
  headlamp: { x: number; y: number; width: number; height: number };
  tailLamp: { x: number; y: number; width: number; height: number };
  /** Seats by their x, front to rear, and the height of the belt line there. */
  seats: readonly (readonly [number, number])[];
  hasCladding: boolean;
  hasRails: boolean;
  roof: 'closed' | 'open';
}
