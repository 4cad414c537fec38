import {
  formatDayOfMoment,
  formatEuro,
  formatMileage,
  formatMonth,
  type SellerAdvertState,
} from '@forecourt/domain';
import type { OwnAdvert } from '@forecourt/services';
import { makeQr, type QrCode } from '../../../parts/qr/make-qr.ts';
import { draftName } from '../draft-name.ts';
import { cardPath } from '../selling-address.ts';

export type CardSize = 'A4' | 'A5';

export interface WindowCardView {
  size: CardSize;
  isSold: boolean;
  title: string;
  derivative: string;
  price: string;
  pricedOn: string;
  facts: readonly string[];
  code: QrCode;
  /** For whoever cannot scan. */
  address: string;
  /** On the screen only: what somebody who scans would be told. */
  notice: string | null;
}

const reasons: Partial<Record<SellerAdvertState, string>> = {
  paused: 'Your advert is paused',
  held: 'Your advert is on hold',
  'changes-asked': 'Your advert is on hold',
  withdrawn: 'You’ve withdrawn your advert',
  lapsed: 'Your advert has ended',
};

export function parseCardSize(text: string | null): CardSize {
  return text === 'A5' ? 'A5' : 'A4';
}

/** The card for the window of the car. Paper cannot change its price; the address behind the code always has today's. */
export function buildWindowCard(
  { placed, draft, advert }: OwnAdvert,
  { size, origin, now }: { size: CardSize; origin: string; now: Date },
): WindowCardView {
  const vehicle = advert?.vehicle;
  const address = origin + cardPath(placed.publicReference);
  const isSold = placed.state === 'sold';
  const reason = reasons[placed.state];
  const test = advert?.channel === 'Commercial' ? 'CVRT' : 'NCT';
  return {
    size,
    isSold,
    title: advert?.title || draftName(draft.fields),
    derivative: vehicle?.derivative ?? '',
    price: isSold || advert?.price == null ? '' : formatEuro(advert.price),
    pricedOn: formatDayOfMoment(now.toISOString()),
    facts: [
      vehicle && formatMileage(vehicle),
      vehicle?.fuel,
      vehicle?.transmission,
      vehicle?.nctExpiry ? `${test} until ${formatMonth(vehicle.nctExpiry.slice(0, 7))}` : null,
    ].filter((fact): fact is string => Boolean(fact)),
    code: makeQr(address),
    address: address.replace(/^https?:\/\//, ''),
    notice: reason ? `${reason}: anyone who scans the card is told it isn’t for sale at the moment.` : null,
  };
}
