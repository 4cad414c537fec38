import { formatDayOfMoment } from '@forecourt/domain';
import type { StoredReview } from './written-reviews.ts';

/** A visitor's text goes to a terminal: control characters are removed. */
const steering = /[\p{Cc}\p{Cf}]/gu;

/** As the operator reads them. */
export function describeReviews(reviews: readonly StoredReview[]): string {
  if (reviews.length === 0) return 'No review is pending.';
  return reviews.map(describeReview).join('\n\n');
}

export function describePublished({ id, state, dealerId }: StoredReview): string {
  return `Review ${id} of dealer ${dealerId} is ${state}.`;
}

function describeReview({ id, dealerId, rating, author, writtenAt, title, body }: StoredReview): string {
  const head = `${id}  dealer ${dealerId}  ${rating} of 5  ${tidy(author)}, ${formatDayOfMoment(writtenAt)}`;
  const words = [title, ...body.split('\n')].map((line) => `    ${tidy(line)}`);
  return [head, ...words].join('\n');
}

function tidy(text: string): string {
  return text.replace(steering, '');
}
