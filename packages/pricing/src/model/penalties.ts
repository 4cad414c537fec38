import { type Layout, placeOfAge, placesOf } from './encode-vehicle.ts';
import { slots } from './slots.ts';

/**
 * The approximate price deviation between equal vehicles: the spread of a slot's members is weighed against
 * it.
 */
const usualNoise = 0.1;
/** Common curves and straight lines are based on every advert and are hardly penalised. */
const commonPenalty = 0.01;
/** For a way in which a term does not act: its coefficient stays zero. */
const never = 1;

/**
 * The penalty that keeps each coefficient near zero: the noise of one advert over the spread of its kind,
 * squared.
 */
export function penaltiesOf(layout: Layout, slotOfTerm: Uint8Array): Float64Array {
  const penalties = new Float64Array(placesOf(layout)).fill(commonPenalty, placeOfAge(layout));
  penalties[0] = never;
  for (let term = 1; term < layout.terms; term += 1) {
    const spread = slots[slotOfTerm[term] ?? 0]?.spread;
    penalties[term] = penaltyOf(spread?.level);
    penalties[layout.terms + term] = penaltyOf(spread?.ageing);
    penalties[2 * layout.terms + term] = penaltyOf(spread?.youth);
    penalties[3 * layout.terms + term] = penaltyOf(spread?.km);
  }
  return penalties;
}

function penaltyOf(spread: number | undefined): number {
  return spread === undefined ? never : (usualNoise / spread) ** 2;
}
