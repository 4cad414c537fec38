import { type Dealer, formatDayOfMoment, signedLinkDays } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import type { Mail } from '../mailer.ts';
import { oneLine } from './one-line.ts';

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
export function buildFollowUpMail({ to, dealer, askedAt, reviewUrl }: FollowUp): Omit<Mail, 'id'> {
  return {
    to,
    replyTo: null,
    subject: oneLine(`How was ${dealer.name}?`),
    text: [
      `On ${formatDayOfMoment(askedAt)} you wrote to ${dealer.name} through ${brand.name}.`,
      'How did they treat you? Others who look for a vehicle will be glad to know.',
      '',
      `Write a review (the link works for ${signedLinkDays} days, and once):`,
      reviewUrl,
      '',
      'We ask only once about this message. If you did not write it, you can ignore this mail.',
    ].join('\n'),
  };
}
