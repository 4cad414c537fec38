import { type Dealer, type DealerReview, signedLinks } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import { buildMail } from '../../mail/build-mail.ts';
import type { MailContent } from '../../mail/compose-mail.ts';

interface PublishedReview {
  to: string;
  dealer: Dealer;
  review: DealerReview;
  replyUrl: string;
  /** By which the dealer recognises our mails. */
  phrase: string | null;
}

/** Tells a dealer about a published review, and lets it reply. */
export function buildReviewMail({ to, dealer, review, replyUrl, phrase }: PublishedReview): MailContent {
  return buildMail({
    to,
    subject: `New review of ${dealer.name}: ${review.rating} out of 5`,
    lines: [
      `${review.author} gave ${dealer.name} ${review.rating} out of 5 stars on ${brand.name}:`,
      '',
      review.title,
      review.body,
    ],
    button: { text: 'Reply to this review', url: replyUrl },
    why: [
      `You can reply once, for everyone to read, within ${signedLinks['reply-to-review'].days} days.`,
      `You’re getting this because you advertise on ${brand.name}.`,
    ],
    phrase,
  });
}
