import type { FeedbackService } from '../../reputation/feedback-service.ts';
import type { ReputationService } from '../../reputation/reputation-service.ts';

/** For tests in which no dealer has reviews. */
export const noReputation: ReputationService = {
  rating: async () => null,
  ratings: async () => new Map(),
  reviews: async () => [],
  responseRecord: async () => null,
  privateRecord: async () => null,
  responseRecords: async () => new Map(),
};

/** For tests that open no links from mails. */
export const noFeedback: FeedbackService = {
  enquiryToAnswer: async () => ({ kind: 'unknown' }),
  answer: async () => false,
  dealerToReview: async () => ({ kind: 'unknown' }),
  review: async () => false,
  reviewToReply: async () => ({ kind: 'unknown' }),
  reply: async () => false,
};
