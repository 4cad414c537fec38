import { type Dealer, formatDayOfMoment, signedLinks } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import type { MailContent } from '../../mail/compose-mail.ts';
import { oneLine } from '../../mail/one-line.ts';

interface FollowUp {
  to: string;
  dealer: Dealer;
  /** ISO time. */
  askedAt: string;
  reviewUrl: string;
}

/**
 * Asks a visitor how a dealer treated them. It contains no text that a visitor wrote: the address may be a
 * stranger's.
 */
export function buildFollowUpMail({ to, dealer, askedAt, reviewUrl }: FollowUp): MailContent {
  return {
    to,
    replyTo: null,
    subject: oneLine(`How was ${dealer.name}?`),
    text: [
      `On ${formatDayOfMoment(askedAt)} you wrote to ${dealer.name} through ${brand.name}.`,
      'How did they treat you? Others who look for a vehicle will be glad to know.',
      '',
      `Write a review (the link works for ${signedLinks['write-review'].days} days, and once):`,
      reviewUrl,
      '',
      'We ask only once about this message. If you did not write it, you can ignore this mail.',
    ].join('\n'),
  };
}
