import { type Dealer, formatDayOfMoment, signedLinks } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import { buildMail } from '../../mail/build-mail.ts';
import type { MailContent } from '../../mail/compose-mail.ts';

interface FollowUp {
  to: string;
  /** Of the visitor's account, by which they recognise our mails. */
  phrase: string | null;
  dealer: Dealer;
  /** ISO time. */
  askedAt: string;
  reviewUrl: string;
}

/**
 * Asks a visitor how a dealer treated them. It contains no text that a visitor wrote: the address may be a
 * stranger's.
 */
export function buildFollowUpMail({ to, phrase, dealer, askedAt, reviewUrl }: FollowUp): MailContent {
  return buildMail({
    to,
    phrase,
    subject: `How was ${dealer.name}?`,
    lines: [
      `On ${formatDayOfMoment(askedAt)} you messaged ${dealer.name} through ${brand.name}.`,
      'How did it go? A few words from you would help other buyers.',
    ],
    button: { text: 'Write a review', url: reviewUrl },
    why: [
      `The link works once, for ${signedLinks['write-review'].days} days. We only ask once.`,
      'If you didn’t send that message, you can ignore this email.',
    ],
  });
}
