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
  /**
   * The windscreen's and rear window's edges, which the side shows as a sliver; the index in `outline` where
   * they begin.
   */
  screenFrom: number;
  rearScreenFrom: number | null;
  /** All the side glass as one shape, starting at its lower front corner. */
  glass: readonly Anchor[];
  /** The crease below the windows that reflects the sky. */
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
  /** A rubber strip along the doors and unpainted bumpers, as on older cars. */
  hasStrips: boolean;
  roof: 'closed' | 'open';
  /** The near edge of an open car's cabin or a pick-up's bed, front to rear; none on a closed body. */
  opening: readonly Anchor[];
  /** Windows behind the cab of a bus, a crew van or a camper. */
  panes: readonly (readonly Anchor[])[];
  /** Glass behind this x is tinted or filled with metal. */
  blind: { from: number; with: 'tint' | 'metal' } | null;
  /** A sliding door between these, with its rail. */
  sliding: { from: number; to: number; rail: number } | null;
  /** Axles other than the two, for lorries. */
  moreAxles: readonly number[];
}
