import {
  type Advert,
  advertPath,
  brand,
  type Dealer,
  type Enquiry,
  formatAskingPrice,
} from '@forecourt/domain';
import type { Mail } from './mailer.ts';

export interface EnquirySubject {
  advert: Advert | null;
  dealer: Dealer | null;
}

/** Who gets an enquiry: the seller, or the people who run the site; null when the seller has no address. */
export function findRecipient(kind: Enquiry['kind'], { advert, dealer }: EnquirySubject): string | null {
  if (kind === 'report' || kind === 'contact' || kind === 'question') return brand.supportEmail;
  if (advert?.seller.kind === 'private') return advert.seller.email;
  return dealer?.email ?? null;
}

/** What the recipient reads. Nothing in it but what the visitor wrote and what the advert says. */
export function buildEnquiryMail(
  enquiry: Enquiry,
  subject: EnquirySubject,
  { to, origin }: { to: string; origin: string },
): Mail {
  const { advert } = subject;
  const about = advert
    ? [`${advert.title}, ${formatAskingPrice(advert)}`, origin + advertPath(advert), '']
    : [];
  const person = [
    enquiry.name && `Name: ${enquiry.name}`,
    enquiry.email && `E-mail: ${enquiry.email}`,
    enquiry.phone && `Phone: ${enquiry.phone}`,
  ].filter(Boolean);
  return {
    id: `enquiry-${enquiry.id}`,
    to,
    replyTo: enquiry.email,
    subject: oneLine(`${subjects[enquiry.kind]}${advert ? `: ${advert.title}` : ''}`),
    text: [...about, ...person, '', enquiry.message, '', `Sent through ${brand.name}, ${origin}`].join('\n'),
  };
}

const subjects: Record<Enquiry['kind'], string> = {
  email: 'An enquiry',
  'call-back': 'Please call back',
  report: 'An advert was reported',
  contact: 'A message to the site',
  question: 'A question for the editors',
  phone: 'A number was shown',
  whatsapp: 'A number was shown',
};

/** A line break would begin another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 200);
}
