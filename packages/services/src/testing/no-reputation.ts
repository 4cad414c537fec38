import type { FeedbackService } from '../reputation/feedback-service.ts';
import type { ReputationService } from '../reputation/reputation-service.ts';

/** For tests in which nobody has said anything of a dealer. */
export const noReputation: ReputationService = {
  rating: async () => null,
  ratings: async () => new Map(),
  reviews: async () => [],
  responseRecord: async () => null,
};

/** For tests in which nobody opens a link of a mail. */
export const noFeedback: FeedbackService = {
  enquiryToAnswer: async () => ({ kind: 'unknown' }),
  answer: async () => false,
  dealerToReview: async () => ({ kind: 'unknown' }),
  review: async () => false,
  reviewToReply: async () => ({ kind: 'unknown' }),
  reply: async () => false,
};
