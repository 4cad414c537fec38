import { advertPath, dealerHomePath, phoneHref, whatsappHref } from '@forecourt/domain';
import { type NumberAsked, whatsappAboutAdvert, whatsappToDealer } from '@forecourt/site';
import type { Visitor } from '../request/request-info.ts';
import type { Services } from '../services.ts';
import type { EnquiryTarget } from './find-subject.ts';
import type { RevealOutcome } from './reveal-number.ts';

/** The owner of the number, for the page that shows it. */
export interface SellerOfNumber {
  name: string;
  /** The page that the request came from. */
  path: string;
  target: EnquiryTarget;
  /** The start of a WhatsApp message. */
  whatsappText: string;
}

type NumberServices = Pick<Services, 'adverts' | 'dealers' | 'site' | 'enquiries'>;

/** Null if the advert has ended or the dealer no longer exists. */
export async function findNumberOwner(
  { adverts, dealers, site }: NumberServices,
  asked: NumberAsked,
): Promise<SellerOfNumber | null> {
  if ('dealerId' in asked) {
    const { dealerId, channel } = asked;
    const dealer = await dealers.find(dealerId);
    return (
      dealer && {
        name: dealer.name,
        path: dealerHomePath(dealer, channel),
        target: { channel, publicReference: null, dealerId },
        whatsappText: whatsappToDealer(dealer.name),
      }
    );
  }
  const advert = await adverts.find(asked.publicReference);
  if (advert?.status !== 'live') return null;
  const { channel, publicReference, seller, title } = advert;
  const dealerId = seller.kind === 'trade' ? seller.dealerId : null;
  const path = advertPath(advert);
  return {
    name:
      seller.kind === 'private' ? seller.name : ((await dealers.find(seller.dealerId))?.name ?? 'the dealer'),
    path,
    target: { channel, publicReference, dealerId },
    whatsappText: whatsappAboutAdvert(title, site.origin + path),
  };
}

/** The answer, by a page or by REST, to a visitor who asked for a number. */
export type NumberAnswer =
  | { kind: 'revealed'; number: string; href: string }
  | Exclude<RevealOutcome, { kind: 'revealed' }>;

export async function askNumber(
  { enquiries }: NumberServices,
  { kind }: NumberAsked,
  { target, whatsappText }: SellerOfNumber,
  visitor: Visitor,
): Promise<NumberAnswer> {
  const outcome = await enquiries.reveal(kind, target, visitor);
  if (outcome.kind !== 'revealed') return outcome;
  const { number } = outcome;
  return { ...outcome, href: kind === 'phone' ? phoneHref(number) : whatsappHref(number, whatsappText) };
}
