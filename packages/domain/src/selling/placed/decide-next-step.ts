import type { SellerAdvertState } from '../seller-advert-state.ts';
import type { SellingStep } from '../selling-steps.ts';
import type { AdvertFigures } from './advert-figures.ts';
import type { QualityScore } from './score-advert.ts';

export interface NextStepFacts {
  state: SellerAdvertState;
  daysLive: number;
  quality: QualityScore;
  price: number | null;
  /** What such a vehicle usually costs; null if too few are for sale. */
  goingRate: number | null;
  /** Today's, and the median of similar adverts of the same age; null if there are too few. */
  today: AdvertFigures;
  usual: AdvertFigures | null;
  isSeen: boolean;
  /** Whether its window card was ever scanned. */
  isCardUsed: boolean;
}

/** The one thing that would help an advert most now. */
export type NextStep =
  | { kind: 'improve'; step: SellingStep; advice: string }
  | { kind: 'lower-price'; to: number }
  | { kind: 'show-car' }
  | { kind: 'print-card' }
  | { kind: 'hand-over' }
  | { kind: 'put-back' }
  | { kind: 'wait' };

/** What a reason must be worth to come before anything else. */
const muchPoints = 12;
/** How long buyers get to find an advert before its price is blamed. */
const patientDays = 14;
/** Above the going rate by more than this, a price keeps people away. */
const dear = 1.03;

export function decideNextStep(facts: NextStepFacts): NextStep | null {
  const { state, quality, isSeen, isCardUsed } = facts;
  if (state === 'sold') return { kind: 'hand-over' };
  if (state === 'paused' || state === 'lapsed') return { kind: 'put-back' };
  // Held ones say themselves what to do.
  if (state !== 'live') return null;
  const [most] = quality.reasons;
  if (most && most.points >= muchPoints) return improve(most);
  const lower = findLowerPrice(facts);
  if (lower !== null) return { kind: 'lower-price', to: lower };
  if (!isSeen) return { kind: 'show-car' };
  if (most) return improve(most);
  return isCardUsed ? { kind: 'wait' } : { kind: 'print-card' };
}

const improve = ({ step, advice }: { step: SellingStep; advice: string }): NextStep => ({
  kind: 'improve',
  step,
  advice,
});

/** The going rate; null if the price is not what keeps buyers away. */
function findLowerPrice({ daysLive, price, goingRate, today, usual }: NextStepFacts): number | null {
  if (price === null || goingRate === null || daysLive < patientDays || price <= goingRate * dear)
    return null;
  // Opened as often as others: buyers do not mind the price.
  return usual !== null && today.opened > usual.opened ? null : goingRate;
}
