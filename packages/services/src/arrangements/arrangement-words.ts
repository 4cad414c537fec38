import {
  type ConversationSide,
  formatEuro,
  formatWeekday,
  formatWeekdayTime,
  groupDigits,
  type Offer,
  type OfferAct,
  offerEndsAt,
  type PartExchangeValue,
  type RequestAct,
  type RequestKind,
  type Viewing,
  type ViewingAct,
  videoWayWords,
} from '@forecourt/domain';
import { brand } from '@forecourt/site';

/** The words in which the other person reads what someone did. They never hold the place: see `findShownPlace`. */

type Meeting = Pick<Viewing, 'kind' | 'videoWay' | 'startsAt'>;

export function wordsOfProposal(side: ConversationSide, { kind, videoWay, startsAt }: Meeting): string {
  const when = formatWeekdayTime(startsAt);
  const how = videoWay ? ` on ${videoWayWords[videoWay]}` : '';
  if (side === 'buyer') {
    const what = {
      viewing: 'to see it',
      'test-drive': 'a test drive',
      'video-viewing': `a live video viewing${how}`,
    };
    return `I’d like ${what[kind]} on ${when}.`;
  }
  const what = {
    viewing: 'come and see it',
    'test-drive': 'take a test drive',
    'video-viewing': `see it live on video${how}`,
  };
  return `You could ${what[kind]} on ${when}. Does that suit you?`;
}

export function wordsOfViewingAct(
  act: Exclude<ViewingAct, 'lapse'>,
  side: ConversationSide,
  before: Viewing,
  /** For a move. */
  startsAt: string,
): string {
  const when = formatWeekdayTime(before.startsAt);
  switch (act) {
    case 'confirm':
      return `${when} suits me. ${before.kind === 'video-viewing' ? 'Talk to you then.' : 'See you then.'}`;
    case 'move':
      return `Could we make it ${formatWeekdayTime(startsAt)} instead?`;
    case 'cancel':
      if (before.state === 'confirmed') return `I have to cancel ${formatWeekday(before.startsAt)}. Sorry.`;
      return before.proposedBy === side ? `I no longer need ${when}.` : `Sorry, ${when} doesn’t suit me.`;
    // Both were there: nobody needs to be told.
    case 'finish':
      return '';
  }
}

export function wordsOfNewOffer(side: ConversationSide, offer: Pick<Offer, 'amount' | 'madeAt'>): string {
  const price = `${side === 'buyer' ? 'I’d pay' : 'I’d take'} ${formatEuro(offer.amount)}.`;
  return `${price} My offer is open until ${formatWeekdayTime(offerEndsAt(offer))}. It isn’t binding on either of us.`;
}

export function wordsOfOfferAct(act: Exclude<OfferAct, 'expire'>, { amount, madeBy }: Offer): string {
  const price = formatEuro(amount);
  switch (act) {
    case 'accept':
      return `${price} works for me. That isn’t binding on either of us: let’s agree the rest when we meet.`;
    case 'decline':
      return madeBy === 'buyer' ? `Sorry, I can’t take ${price}.` : `Sorry, I can’t pay ${price}.`;
    case 'withdraw':
      return `I’ve withdrawn my offer of ${price}.`;
  }
}

export function wordsOfPartExchange({ name, plate, mileage, range }: PartExchangeValue): string {
  const car = `${name ?? 'car'} (${plate}, ${groupDigits(mileage)} km)`;
  const value = range
    ? ` ${brand.name} values it at about ${formatEuro(range.low)} to ${formatEuro(range.high)}, going by its plate and kilometres only.`
    : '';
  return `Would you take my ${car} as a trade-in?${value}`;
}

export function wordsOfRequestAct(kind: RequestKind, act: RequestAct): string {
  if (kind === 'call-back')
    return act === 'finish' ? 'I’ve called you.' : 'You don’t need to call me any more.';
  return act === 'finish' ? 'I’ve looked at your trade-in.' : 'I’m not trading in my car any more.';
}
