import {
  type BuyerRequest,
  type CalendarEvent,
  isViewingOpen,
  type Offer,
  offerStateAt,
  type Viewing,
  type ViewingSlot,
} from '@forecourt/domain';
import {
  type AgreedBuyer,
  findAgreedViewings,
  findLastPlace,
  findViewing,
  listFreeSlots,
  listOffers,
  listRequests,
  listViewings,
} from '@forecourt/store';
import type { OwnConversation } from '../conversations/conversation-service.ts';
import type { Visitor } from '../request/request-info.ts';
import type { ArrangementForm } from './arrangement-form.ts';
import type { ArrangementParts } from './arrangement-parts.ts';
import { createCallBackActs } from './call-back-acts.ts';
import { createOfferActs } from './offer-acts.ts';
import { createPartExchangeActs } from './part-exchange-acts.ts';
import { type ArrangementOutcome, createActRunner, type IntentHandler } from './run-intent.ts';
import { createSlotActs } from './slot-acts.ts';
import { createViewingActs } from './viewing-acts.ts';
import { buildCalendarEvent } from './viewing-calendar.ts';

/** What the people of a conversation have arranged. The newest first. */
export interface Arrangements {
  viewings: readonly Viewing[];
  offers: readonly Offer[];
  requests: readonly BuyerRequest[];
  /** The seller's free times that nobody has. */
  slots: readonly ViewingSlot[];
  /** Where the seller met somebody last, to fill in the form; empty for buyers. */
  lastPlaces: { inPerson: string; video: string };
}

/** Viewings, offers and what buyers ask for, in a conversation. */
export interface ArrangementService {
  read(own: OwnConversation): Promise<Arrangements>;
  /** The meetings in person that somebody has agreed on as the buyer, by the adverts' public references. */
  findAgreed(buyer: AgreedBuyer, publicReferences: readonly string[]): Promise<ReadonlyMap<string, Viewing>>;
  /** When the seller of an advert is free. */
  listFreeSlots(publicReference: string): Promise<readonly ViewingSlot[]>;
  submit(own: OwnConversation, form: ArrangementForm, visitor: Visitor): Promise<ArrangementOutcome>;
  /** For a calendar; null if it is none of this conversation's, or in no calendar. */
  findCalendarEvent(own: OwnConversation, viewingId: number): Promise<CalendarEvent | null>;
}

export function createArrangementService(parts: ArrangementParts): ArrangementService {
  const { db, dealers, origin, now = Date.now } = parts;
  const run = createActRunner(parts);
  const handlers: Record<ArrangementForm['intent'], IntentHandler> = {
    ...createViewingActs(parts, run),
    ...createSlotActs(parts),
    ...createOfferActs(parts, run),
    ...createCallBackActs(parts, run),
    ...createPartExchangeActs(parts, run),
  };

  /** A dealer meets people at their own place. */
  async function findPlaces({ conversation, side }: OwnConversation): Promise<Arrangements['lastPlaces']> {
    if (side === 'buyer') return { inPerson: '', video: '' };
    const { publicReference, dealerId } = conversation;
    const [inPerson, video, dealer] = await Promise.all([
      findLastPlace(db, publicReference, false),
      findLastPlace(db, publicReference, true),
      dealerId === null ? null : dealers.find(dealerId),
    ]);
    const own = dealer
      ? [dealer.name, ...dealer.addressLines, dealer.eircode].filter(Boolean).join(', ')
      : '';
    return { inPerson: inPerson || own, video };
  }

  return {
    async read(own) {
      const { id, publicReference } = own.conversation;
      const at = new Date(now());
      const [viewings, offers, requests, slots, lastPlaces] = await Promise.all([
        listViewings(db, id),
        listOffers(db, id),
        listRequests(db, id),
        own.advert?.status === 'live' ? listFreeSlots(db, publicReference, { at: at.toISOString() }) : [],
        findPlaces(own),
      ]);
      return {
        viewings,
        offers: offers.map((offer) => ({ ...offer, state: offerStateAt(offer, at) })),
        requests,
        slots,
        lastPlaces,
      };
    },

    async findAgreed(buyer, publicReferences) {
      const found = await findAgreedViewings(db, buyer, publicReferences);
      return new Map(found.map(({ publicReference, viewing }) => [publicReference, viewing]));
    },

    listFreeSlots: (publicReference) =>
      listFreeSlots(db, publicReference, { at: new Date(now()).toISOString() }),

    submit: (own, form, visitor) => handlers[form.intent](own, form, visitor),

    async findCalendarEvent({ conversation, side, advert, names }, viewingId) {
      const viewing = await findViewing(db, viewingId);
      if (viewing?.conversationId !== conversation.id) return null;
      if (!isViewingOpen(viewing.state) && !viewing.wasConfirmed) return null;
      return buildCalendarEvent(viewing, { side, advert, names, origin });
    },
  };
}
