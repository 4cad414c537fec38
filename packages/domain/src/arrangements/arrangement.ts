import type { ConversationSide } from '../conversation/conversation.ts';
import type { AdvertEnd } from './advert-end.ts';
import type { CallBack, PartExchange, VideoWay } from './arrangement-fields.ts';
import type { OfferStatus } from './offer.ts';
import type { RequestState } from './request.ts';
import type { ViewingKind, ViewingStatus } from './viewing.ts';
import type { SlotTime } from './viewing-times.ts';

/** A time at which the seller of an advert is free. */
export interface ViewingSlot extends SlotTime {
  id: number;
  publicReference: string;
}

/** A meeting of the two people of a conversation. */
export interface Viewing extends ViewingStatus {
  id: number;
  conversationId: number;
  kind: ViewingKind;
  /** The seller's free time that it takes. */
  slotId: number | null;
  /** Where they meet, or the link or number of a video viewing; empty until the seller says. See `findShownPlace`. */
  place: string;
  videoWay: VideoWay | null;
  /** Counts changes: whoever acts says which one they saw. Also the `SEQUENCE` of its calendar file. */
  sequence: number;
  /** Whether it was ever confirmed, so that calendars may have it. */
  wasConfirmed: boolean;
  /** Who or what cancelled it; null for the clock, and while it is not cancelled. */
  cancelledBy: ConversationSide | AdvertEnd | null;
  changedAt: string;
}

export interface Offer extends OfferStatus {
  id: number;
  conversationId: number;
  /** Whole euro. */
  amount: number;
  decidedAt: string | null;
}

/** What the site's own valuation says about a trade-in. */
export interface PartExchangeValue extends PartExchange {
  /** `2019 Volkswagen Golf`; null if nobody knows what the plate is on. */
  name: string | null;
  /** Whole euro; null if too few similar ones are for sale. */
  range: { low: number; high: number } | null;
}

interface RequestBase {
  id: number;
  conversationId: number;
  state: RequestState;
  madeAt: string;
}

export type BuyerRequest = RequestBase &
  ({ kind: 'call-back'; details: CallBack } | { kind: 'part-exchange'; details: PartExchangeValue });
