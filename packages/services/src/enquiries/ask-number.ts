import { advertPath, dealerHomePath, phoneHref, whatsappHref } from '@forecourt/domain';
import { type NumberAsked, whatsappAboutAdvert, whatsappToDealer } from '@forecourt/site';
import type { Visitor } from '../request/request-info.ts';
import type { Services } from '../services.ts';
import type { EnquiryTarget } from './find-subject.ts';
import type { RevealOutcome } from './reveal-number.ts';

/** Whose number it is, for the page that tells it. */
export interface SellerOfNumber {
  name: string;
  /** The page that the number is asked from. */
  path: string;
  target: EnquiryTarget;
  /** What a message by WhatsApp begins with. */
  whatsappText: string;
}

type NumberServices = Pick<Services, 'adverts' | 'dealers' | 'site' | 'enquiries'>;

/** Null where the advert has ended or the dealer is gone. */
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

/** What a visitor who asked for a number is answered, by a page or by REST. */
export type NumberAnswer =
  | { kind: 'told'; number: string; href: string }
  | Exclude<RevealOutcome, { kind: 'told' }>;

export async function askNumber(
  { enquiries }: NumberServices,
  { kind }: NumberAsked,
  { target, whatsappText }: SellerOfNumber,
  visitor: Visitor,
): Promise<NumberAnswer> {
  const outcome = await enquiries.reveal(kind, target, visitor);
  if (outcome.kind !== 'told') return outcome;
  const { number } = outcome;
  return { ...outcome, href: kind === 'phone' ? phoneHref(number) : whatsappHref(number, whatsappText) };
}
