import { type Dealer, formatDayOfMoment, signedLinks } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import type { MailContent } from '../../mail/compose-mail.ts';
import { oneLine } from '../../mail/one-line.ts';

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
  return {
    to,
    replyTo: null,
    subject: oneLine(`How was ${dealer.name}?`),
    text: [
      `On ${formatDayOfMoment(askedAt)} you messaged ${dealer.name} through ${brand.name}.`,
      'How did it go? A few words from you would help other buyers.',
      '',
      `Write a review (the link works once, for ${signedLinks['write-review'].days} days):`,
      reviewUrl,
      '',
      'We only ask once. If you didn’t send that message, you can ignore this email.',
      ...(phrase ? ['', `Your phrase: ${phrase}`] : []),
    ].join('\n'),
  };
}
