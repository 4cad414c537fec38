import { type ConversationSide, otherSide } from '../conversation/conversation.ts';
import { formatEuro } from '../price/price.ts';
import { parseSellingPrice } from '../selling/rules/price-rules.ts';
import { sellingLimits } from '../selling/selling-limits.ts';
import type { ArrangementActor } from './actor.ts';

export const offerStates = ['made', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

export type OfferState = (typeof offerStates)[number];

export const offerActs = ['accept', 'decline', 'withdraw', 'expire'] as const;

export type OfferAct = (typeof offerActs)[number];

export interface OfferStatus {
  state: OfferState;
  madeBy: ConversationSide;
  /** ISO time. */
  madeAt: string;
}

export const offerHours = 48;

/** Said wherever an offer is made, shown or accepted. The law of contract is for when they meet. */
export const offerIsNotBinding =
  'An offer isn’t binding on either of you. Nothing is sold or reserved until you’ve met, seen the papers and agreed.';

export function offerEndsAt({ madeAt }: Pick<OfferStatus, 'madeAt'>): string {
  return new Date(Date.parse(madeAt) + offerHours * 3_600_000).toISOString();
}

/** An offer that is past its time has expired, whether or not the regular job has got to it. */
export function offerStateAt(offer: OfferStatus, now: Date): OfferState {
  const isOver = now.getTime() >= Date.parse(offerEndsAt(offer));
  return offer.state === 'made' && isOver ? 'expired' : offer.state;
}

/** Whether its advert ended while it was open. */
export function hasEndedWithAdvert(offer: OfferStatus & { decidedAt: string | null }): boolean {
  return offer.state === 'expired' && offer.decidedAt !== null && offer.decidedAt < offerEndsAt(offer);
}

/** The state after an act; null if it is not possible now, or not for this person. */
export function decideOfferAct(
  offer: OfferStatus,
  act: OfferAct,
  actor: ArrangementActor,
  now: Date,
): OfferState | null {
  if (offer.state !== 'made') return null;
  const isOver = offerStateAt(offer, now) === 'expired';
  if (act === 'expire') return actor === 'clock' && isOver ? 'expired' : null;
  if (isOver) return null;
  if (act === 'withdraw') return actor === offer.madeBy ? 'withdrawn' : null;
  if (actor !== otherSide(offer.madeBy)) return null;
  return act === 'accept' ? 'accepted' : 'declined';
}

export function offerActsFor(offer: OfferStatus, side: ConversationSide, now: Date): OfferAct[] {
  return offerActs.filter((act) => decideOfferAct(offer, act, side, now) !== null);
}

/** Why an amount cannot be offered; null if it can. */
export function findOfferError(text: string): string | null {
  if (text.trim() === '') return 'Enter what you’d pay, in euro';
  const amount = parseSellingPrice(text);
  if (amount === null) return 'Enter your offer in whole euro, for example 12,500';
  const { lowestPrice, highestPrice } = sellingLimits;
  if (amount < lowestPrice) return `The lowest offer is ${formatEuro(lowestPrice)}`;
  if (amount > highestPrice) return `The highest offer is ${formatEuro(highestPrice)}`;
  return null;
}
