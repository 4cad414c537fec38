import { formatDayOfMoment } from '@forecourt/domain';
import type { ReviewToReply } from '@forecourt/services';

export function buildReplyView({ review, dealer }: ReviewToReply) {
  return {
    title: `Reply to a review of ${dealer.name}`,
    review: {
      rating: review.rating,
      title: review.title,
      body: review.body,
      byline: `${review.author}, ${formatDayOfMoment(review.writtenAt)}`,
    },
    replied: review.reply && {
      title: `Replied on ${formatDayOfMoment(review.reply.writtenAt)}`,
      words: review.reply.body,
    },
  };
}
