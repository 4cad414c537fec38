import {
  type BuyerRequest,
  type ConversationSide,
  dublinDay,
  findAdvertEnd,
  findShownPlace,
  formatEuro,
  formatSlot,
  formatWeekdayTime,
  groupDigits,
  hasEndedWithAdvert,
  isoDay,
  isViewingOpen,
  type Offer,
  offerActsFor,
  offerEndsAt,
  offerHours,
  otherSide,
  preferredTimeWords,
  requestActsFor,
  requestKindWords,
  type Viewing,
  type ViewingSlot,
  videoWayWords,
  viewingActsFor,
  viewingKindWords,
  whyUnvalued,
} from '@forecourt/domain';
import type { ArrangementIntent, Arrangements, OwnConversation } from '@forecourt/services';
import { formatViewingDay, usualBeginning } from '../../buying/viewing-day/viewing-day-address.ts';
import { calendarPath } from './arrangement-address.ts';

export interface CardButton {
  intent: ArrangementIntent;
  label: string;
  isMain: boolean;
}

/** One viewing, offer or request, as one of the two sees it. */
export interface CardView {
  key: string;
  id: number;
  sequence: number;
  title: string;
  status: string;
  tone: 'waiting' | 'agreed' | 'over';
  lines: readonly string[];
  buttons: readonly CardButton[];
  /** The seller says where with the confirmation. */
  asksPlace: boolean;
  canMove: boolean;
  isVideo: boolean;
  place: string;
  calendar: string | null;
  /** A buyer's viewing day with this meeting in it. */
  viewingDay: string | null;
}

export interface SlotView {
  id: number;
  label: string;
}

export interface ArrangementsView {
  side: ConversationSide;
  otherName: string;
  /** Where the conversation is. */
  path: string;
  cards: readonly CardView[];
  slots: readonly SlotView[];
  places: Arrangements['lastPlaces'];
  canPropose: boolean;
  canOffer: boolean;
  canAsk: boolean;
  isSeller: boolean;
  /** Changes with what is arranged: forms begin anew then, and are left alone by a message that comes in meanwhile. */
  version: string;
}

interface ViewOptions {
  path: string;
  now: Date;
}

/** What the two have arranged, and what this one can do about it. */
export function buildArrangementsView(
  { conversation, side, advert, names }: OwnConversation,
  { viewings, offers, requests, slots, lastPlaces }: Arrangements,
  { path, now }: ViewOptions,
): ArrangementsView {
  const otherName = names[otherSide(side)];
  const person = { side, otherName, now, path, publicReference: conversation.publicReference };
  // Of what is over, the last of its kind still matters; the messages tell of the rest.
  const shown = <Item extends { state: string }>(items: readonly Item[], isOpen: (item: Item) => boolean) =>
    items.filter((item, index) => index === 0 || isOpen(item));
  const isWritable = conversation.blockedBy === null && conversation.closedAt === null;
  const isForSale = advert?.status === 'live';
  const cards = [
    ...shown(viewings, ({ state }) => isViewingOpen(state)).map((each) => viewingCard(each, person)),
    ...shown(offers, ({ state }) => state === 'made').map((each) => offerCard(each, person)),
    ...requests
      .filter(({ state }) => state !== 'cancelled')
      .slice(0, 4)
      .map((each) => requestCard(each, person)),
  ].map((card) => (isWritable ? card : withoutWriting(card)));
  const openViewing = viewings.find(({ state }) => isViewingOpen(state));
  return {
    side,
    otherName,
    path,
    cards,
    slots: slots.map(slotView),
    places: lastPlaces,
    canPropose: isWritable && isForSale && !openViewing,
    canOffer: isWritable && isForSale && !offers.some(({ state }) => state === 'made'),
    canAsk: isWritable && isForSale && side === 'buyer',
    isSeller: side === 'seller' && isWritable && isForSale,
    version: versionOf(cards, slots),
  };
}

/** What tells the other something cannot be done any more; what only ends something can. */
const endings: readonly ArrangementIntent[] = [
  'cancel-viewing',
  'finish-viewing',
  'decline-offer',
  'withdraw-offer',
  'cancel-request',
];

function withoutWriting(card: CardView): CardView {
  const buttons = card.buttons.filter(({ intent }) => endings.includes(intent));
  return { ...card, buttons, asksPlace: false, canMove: false };
}

function versionOf(cards: readonly CardView[], slots: readonly ViewingSlot[]): string {
  const parts = [
    ...cards.map(({ key, sequence, status }) => `${key} ${sequence} ${status}`),
    ...slots.map(({ id }) => id),
  ];
  return parts.join();
}

interface Person {
  side: ConversationSide;
  otherName: string;
  now: Date;
  path: string;
  publicReference: string;
}

function viewingCard(viewing: Viewing, { side, otherName, now, path, publicReference }: Person): CardView {
  const acts = viewingActsFor(viewing, side, now);
  const isVideo = viewing.kind === 'video-viewing';
  const how = viewing.videoWay ? ` on ${videoWayWords[viewing.videoWay]}` : '';
  const place = findShownPlace(viewing, side);
  const where = isVideo ? 'Link or number' : 'Where';
  const isMine = viewing.proposedBy === side;
  const waiting = isMine ? `Waiting for ${otherName}` : `${otherName} asks you`;
  const hidden = isVideo
    ? 'You’ll see the link or number once it’s confirmed.'
    : 'You’ll see where to meet once it’s confirmed.';
  const isWaiting = viewing.state === 'proposed' || viewing.state === 'changed';
  const statuses: Record<Viewing['state'], string> = {
    proposed: waiting,
    changed: `New time. ${waiting}`,
    confirmed: 'Confirmed',
    cancelled: describeCancelled(viewing, side, otherName),
    done: 'You’ve met',
  };
  return {
    key: `viewing-${viewing.id}`,
    id: viewing.id,
    sequence: viewing.sequence,
    title: `${viewingKindWords[viewing.kind]}${how}`,
    status: statuses[viewing.state],
    tone: isWaiting ? 'waiting' : viewing.state === 'confirmed' ? 'agreed' : 'over',
    lines: [
      `${formatWeekdayTime(viewing.startsAt)}, about ${viewing.minutes} minutes`,
      ...(place ? [`${where}: ${place}`] : []),
      ...(place === null && side === 'buyer' && isWaiting ? [hidden] : []),
    ],
    buttons: [
      ...(acts.includes('confirm') ? [button('confirm-viewing', 'Confirm this time', true)] : []),
      ...(acts.includes('finish') ? [button('finish-viewing', 'We’ve met', true)] : []),
      ...(acts.includes('cancel')
        ? [button('cancel-viewing', isWaiting && !isMine ? 'It doesn’t suit' : 'Cancel it')]
        : []),
    ],
    asksPlace: acts.includes('confirm') && side === 'seller',
    canMove: acts.includes('move'),
    isVideo,
    place: viewing.place,
    calendar: viewing.state === 'confirmed' ? calendarPath(path, viewing.id) : null,
    viewingDay:
      viewing.state === 'confirmed' && side === 'buyer' && !isVideo
        ? formatViewingDay({
            picked: [publicReference],
            from: '',
            day: isoDay(dublinDay(new Date(viewing.startsAt))),
            at: usualBeginning,
          })
        : null,
  };
}

function describeCancelled({ cancelledBy }: Viewing, side: ConversationSide, otherName: string): string {
  const end = findAdvertEnd(cancelledBy);
  if (end) return end === 'sold' ? 'Cancelled: it’s sold' : 'Cancelled: the advert has ended';
  if (cancelledBy === null) return 'Cancelled: it wasn’t confirmed in time';
  return cancelledBy === side ? 'You cancelled it' : `${otherName} cancelled it`;
}

function offerCard(offer: Offer, { side, otherName, now }: Person): CardView {
  const acts = offerActsFor(offer, side, now);
  const isMine = offer.madeBy === side;
  const decider = isMine ? otherName : 'You';
  const statuses: Record<Offer['state'], string> = {
    made: isMine ? `Waiting for ${otherName}` : 'Waiting for your reply',
    accepted: `${decider} accepted it`,
    declined: `${decider} declined it`,
    withdrawn: isMine ? 'You withdrew it' : `${otherName} withdrew it`,
    expired: hasEndedWithAdvert(offer) ? 'Ended with the advert' : `Expired after ${offerHours} hours`,
  };
  return {
    ...plainCard,
    key: `offer-${offer.id}`,
    id: offer.id,
    title: `${isMine ? 'Your offer' : `${otherName}’s offer`}: ${formatEuro(offer.amount)}`,
    status: statuses[offer.state],
    tone: offer.state === 'made' ? 'waiting' : offer.state === 'accepted' ? 'agreed' : 'over',
    lines: [
      ...(offer.state === 'made' ? [`Open until ${formatWeekdayTime(offerEndsAt(offer))}.`] : []),
      ...(offer.state === 'made' || offer.state === 'accepted' ? ['It isn’t binding on either of you.'] : []),
    ],
    buttons: [
      ...(acts.includes('accept') ? [button('accept-offer', 'Accept the offer', true)] : []),
      ...(acts.includes('decline') ? [button('decline-offer', 'Decline the offer')] : []),
      ...(acts.includes('withdraw') ? [button('withdraw-offer', 'Withdraw the offer')] : []),
    ],
  };
}

function requestCard(request: BuyerRequest, { side, otherName }: Person): CardView {
  const acts = requestActsFor(request.state, side);
  const isCall = request.kind === 'call-back';
  const asked = side === 'buyer' ? `Waiting for ${otherName}` : `${otherName} asks you`;
  const done = isCall ? 'Called' : 'Looked at';
  return {
    ...plainCard,
    key: `request-${request.id}`,
    id: request.id,
    title: requestKindWords[request.kind],
    status: request.state === 'asked' ? asked : done,
    tone: request.state === 'asked' ? 'waiting' : 'over',
    lines: isCall ? callLines(request) : tradeInLines(request, side),
    buttons: [
      ...(acts.includes('finish')
        ? [button('finish-request', isCall ? 'I’ve called' : 'I’ve looked at it', true)]
        : []),
      ...(acts.includes('cancel') ? [button('cancel-request', 'Take it back')] : []),
    ],
  };
}

function callLines({ details }: BuyerRequest & { kind: 'call-back' }): string[] {
  return [`Number: ${details.phone}`, `Best time: ${preferredTimeWords[details.preferredTime]}`];
}

function tradeInLines(
  { details }: BuyerRequest & { kind: 'part-exchange' },
  side: ConversationSide,
): string[] {
  const { name, plate, mileage, range } = details;
  return [
    `${name ?? 'Plate'} ${plate}, ${groupDigits(mileage)} km`,
    range
      ? `Worth about ${formatEuro(range.low)} to ${formatEuro(range.high)}, by our own valuation from its plate and kilometres.`
      : `${whyUnvalued(details)}${name === null && side === 'buyer' ? ' Ask again with its make and model.' : ''}`,
  ];
}

const plainCard = {
  sequence: 0,
  asksPlace: false,
  canMove: false,
  isVideo: false,
  place: '',
  calendar: null,
  viewingDay: null,
} as const;

function button(intent: ArrangementIntent, label: string, isMain = false): CardButton {
  return { intent, label, isMain };
}

function slotView(slot: ViewingSlot): SlotView {
  return { id: slot.id, label: formatSlot(slot) };
}
