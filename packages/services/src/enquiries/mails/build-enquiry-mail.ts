import {
  type Advert,
  advertPath,
  type Dealer,
  type Enquiry,
  findMessageWarnings,
  formatAskingPrice,
  messageWarningWords,
  preferredTimeWords,
  withoutForeignLinks,
} from '@forecourt/domain';
import { brand } from '@forecourt/site';
import { replyMarker } from '../../inbound-mail/strip-quotes.ts';
import { buildMail, splitSections } from '../../mail/build-mail.ts';
import type { MailContent } from '../../mail/compose-mail.ts';
import type { MailSection } from '../../mail/write-mail-parts.ts';

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
  /** The visitor's own address for messages to the site; in a conversation one of ours, or none. */
  replyTo: string | null;
  origin: string;
  /** Of the recipient's account, by which they recognise our mails. */
  phrase?: string | null;
  /** Where the seller answers; null for messages to the site. */
  answerUrl: string | null;
  /** They talk on the site: the seller does not get the visitor's address. */
  isConversation?: boolean;
}

/** What the recipient reads: only what the visitor wrote and what the advert says. */
export function buildEnquiryMail(
  enquiry: Enquiry,
  { advert }: EnquirySubject,
  { to, replyTo, origin, answerUrl, phrase = null, isConversation = false }: Address,
): MailContent {
  const person = [
    enquiry.name && `Name: ${enquiry.name}`,
    !isConversation && enquiry.email && `Email: ${enquiry.email}`,
    enquiry.phone && `Phone: ${enquiry.phone}`,
    enquiry.preferredTime && `Best time to call: ${preferredTimeWords[enquiry.preferredTime]}`,
  ];
  const isPrivate = advert?.seller.kind === 'private';
  // Only the trade speaks of enquiries.
  const title = isPrivate && enquiry.kind === 'email' ? 'New message' : subjects[enquiry.kind];
  const takesReply = isConversation && replyTo !== null;
  const message = isConversation ? withoutForeignLinks(enquiry.message, origin) : enquiry.message;
  const sections: MailSection[] = [
    ...(advert ? [aboutSection(advert, origin)] : []),
    ...splitSections([...person.filter((line) => line !== null && line !== false), '', message]),
    ...(isConversation ? warningSections(enquiry.message) : []),
  ];
  return buildMail({
    to,
    replyTo,
    replyMarker: takesReply ? replyMarker : null,
    subject: `${title}${advert ? `: ${advert.title}` : ''}`,
    title,
    sections,
    ...(answerUrl !== null && { button: { text: 'Reply', url: answerUrl } }),
    why: [
      ...(answerUrl ? [isPrivate ? privateAnswerWords : answerWords] : []),
      ...(takesReply ? ['Or reply to this email, with photos if you like.'] : []),
      answerUrl
        ? `You’re getting this because you advertise on ${brand.name}, ${origin}`
        : `Sent through ${brand.name}, ${origin}`,
    ],
    phrase,
  });
}

function aboutSection(advert: Advert, origin: string): MailSection {
  return {
    title: `${advert.title}, ${formatAskingPrice(advert)}`,
    lines: [],
    link: { text: 'See the advert', url: origin + advertPath(advert) },
  };
}

const answerWords =
  'Reply there, or tell us you’ve been in touch. It counts towards the reply record buyers see.';

const privateAnswerWords =
  'You don’t need to sign in to reply, and neither of you sees the other’s email address.';

const subjects: Record<Enquiry['kind'], string> = {
  email: 'New enquiry',
  'call-back': 'Call back request',
  viewing: 'Viewing request',
  'test-drive': 'Test drive request',
  'video-viewing': 'Live video viewing request',
  'part-exchange': 'Trade-in offered',
  report: 'Advert reported',
  contact: 'Message to the site',
  question: 'Question for the editors',
  phone: 'A number was shown',
  whatsapp: 'A number was shown',
};

function warningSections(message: string): MailSection[] {
  const warnings = findMessageWarnings(message).map((warning) => messageWarningWords[warning]);
  return warnings.length === 0 ? [] : [{ title: 'Take care', lines: warnings }];
}
