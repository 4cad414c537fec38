import {
  type Advert,
  advertPath,
  type Dealer,
  type Enquiry,
  formatAskingPrice,
  preferredTimeWords,
} from '@forecourt/domain';
import { brand } from '@forecourt/site';
import type { MailContent } from '../../mail/compose-mail.ts';
import { oneLine } from '../../mail/one-line.ts';

export interface EnquirySubject {
  advert: Advert | null;
  dealer: Dealer | null;
}

/**
 * The recipient of an enquiry: the seller, or the people who run the site; null if the seller has no address.
 */
export function findRecipient(kind: Enquiry['kind'], { advert, dealer }: EnquirySubject): string | null {
  if (kind === 'report' || kind === 'contact' || kind === 'question') return brand.supportEmail;
  if (advert?.seller.kind === 'private') return advert.seller.email;
  return dealer?.email ?? null;
}

interface Address {
  to: string;
  origin: string;
  /** Where a dealer confirms that it has answered; null for everyone else. */
  answerUrl: string | null;
}

/** What the recipient reads: only what the visitor wrote and what the advert says. */
export function buildEnquiryMail(
  enquiry: Enquiry,
  { advert }: EnquirySubject,
  { to, origin, answerUrl }: Address,
): MailContent {
  const about = advert ? `${advert.title}, ${formatAskingPrice(advert)}\n${origin}${advertPath(advert)}` : '';
  const person = [
    enquiry.name && `Name: ${enquiry.name}`,
    enquiry.email && `Email: ${enquiry.email}`,
    enquiry.phone && `Phone: ${enquiry.phone}`,
    enquiry.preferredTime && `Best time to call: ${preferredTimeWords[enquiry.preferredTime]}`,
  ];
  const answer = answerUrl ? `${answerWords}\n${answerUrl}` : '';
  const parts = [
    about,
    person.filter(Boolean).join('\n'),
    enquiry.message,
    answer,
    `Sent through ${brand.name}, ${origin}`,
  ];
  return {
    to,
    replyTo: enquiry.email,
    subject: oneLine(`${subjects[enquiry.kind]}${advert ? `: ${advert.title}` : ''}`),
    text: parts.filter(Boolean).join('\n\n'),
  };
}

const answerWords =
  'Reply here, or tell us you’ve been in touch. It counts towards the reply record buyers see:';

const subjects: Record<Enquiry['kind'], string> = {
  email: 'New enquiry',
  'call-back': 'Call back request',
  report: 'Advert reported',
  contact: 'Message to the site',
  question: 'Question for the editors',
  phone: 'A number was shown',
  whatsapp: 'A number was shown',
};
