import { dealerReviewsPath, formatDayOfMoment } from '@forecourt/domain';
import type { DealerToReview } from '@forecourt/services';
import { emptyReview, type ReviewFields } from '@forecourt/site';

export interface WriteReviewView {
  title: string;
  lead: string;
  fields: ReviewFields;
  /** Null until a review is written. */
  written: WrittenReview | null;
}

export interface WrittenReview {
  title: string;
  text: string;
  /** The page that shows it. */
  href: string | null;
  rating: number;
  heading: string;
  body: string;
  byline: string;
}

const states = {
  pending: 'We read every review before it goes up, usually within a few days.',
  published: 'It’s published. Thank you.',
  rejected: 'It wasn’t published, because it breaks our rules on what can be said about people.',
} as const;

export function buildReviewView({ enquiry, dealer, review }: DealerToReview): WriteReviewView {
  return {
    title: `How was ${dealer.name}?`,
    lead: `You messaged them on ${formatDayOfMoment(enquiry.receivedAt)}. Tell others how it went, good or bad.`,
    fields: { ...emptyReview, author: firstName(enquiry.name) },
    written: review && {
      title: `We have your review from ${formatDayOfMoment(review.writtenAt)}`,
      text: states[review.state],
      href: review.state === 'published' ? dealerReviewsPath(dealer, enquiry.channel) : null,
      rating: review.rating,
      heading: review.title,
      body: review.body,
      byline: review.author,
    },
  };
}

/** Enough to be credible, and no more than the author may want strangers to read. */
function firstName(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? '';
}
