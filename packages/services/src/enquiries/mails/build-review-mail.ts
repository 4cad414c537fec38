import { type Dealer, type DealerReview, signedLinks } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import type { MailContent } from '../../mail/compose-mail.ts';
import { oneLine } from '../../mail/one-line.ts';

interface PublishedReview {
  to: string;
  dealer: Dealer;
  review: DealerReview;
  replyUrl: string;
}

/** Tells a dealer about a published review, and lets it reply. */
export function buildReviewMail({ to, dealer, review, replyUrl }: PublishedReview): MailContent {
  return {
    to,
    replyTo: null,
    subject: oneLine(`New review of ${dealer.name}: ${review.rating} out of 5`),
    text: [
      `${review.author} gave ${dealer.name} ${review.rating} out of 5 stars on ${brand.name}:`,
      '',
      review.title,
      review.body,
      '',
      `You can reply once, for everyone to read, within ${signedLinks['reply-to-review'].days} days:`,
      replyUrl,
    ].join('\n'),
  };
}
