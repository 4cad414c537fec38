import { type Advert, type Dealer, signedLinks } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import { replyMarker } from '../../inbound-mail/strip-quotes.ts';
import { buildMail } from '../../mail/build-mail.ts';
import type { MailContent } from '../../mail/compose-mail.ts';

interface SentMessage {
  to: string;
  replyTo: string | null;
  /** Of the buyer's account, by which they recognise our mails. */
  phrase: string | null;
  advert: Advert | null;
  dealer: Dealer | null;
  /** To the conversation, for the buyer. */
  link: string;
  /** The office looks at it first. */
  isHeld: boolean;
}

/**
 * Gives buyers the link to their conversation. It contains nothing that a visitor wrote, not even a name: the address
 * may be a stranger's.
 */
export function buildConversationLinkMail(sent: SentMessage): MailContent {
  const { to, replyTo, phrase, advert, dealer, link, isHeld } = sent;
  const seller = dealer?.name ?? 'the seller';
  const title = isHeld ? 'We’ve got your message' : 'We’ve sent your message';
  const about = advert ? ` about “${advert.title}”` : '';
  return buildMail({
    to,
    replyTo,
    replyMarker: replyTo && replyMarker,
    subject: `${title}${advert ? `: ${advert.title}` : ''}`,
    title,
    lines: [
      isHeld
        ? `We’ve got your message to ${seller}${about} on ${brand.name}. We’re having a look at it before it goes out.`
        : `We’ve sent ${seller} your message${about} on ${brand.name}.`,
      '',
      'Read it, add to it or arrange to meet on its page. You don’t need to sign in.',
    ],
    button: { text: 'See your conversation', url: link },
    why: [
      `The link works for ${signedLinks['conversation-buyer'].days} days. We’ll email you when they reply, with a new one. Neither of you sees the other’s email address.`,
      'Didn’t send a message? Someone must have typed your address by mistake. You can ignore this email.',
    ],
    phrase,
  });
}
