import type { DealerReview } from '@forecourt/domain';
import { isoTime } from '../database/iso-time.ts';
import type { dealerReview } from '../schema/schema.ts';

type ReviewRow = typeof dealerReview.$inferSelect;

export function buildReview({
  id: _,
  enquiryId: __,
  replyBody,
  replyWrittenAt,
  ...row
}: ReviewRow): DealerReview {
  return {
    ...row,
    writtenAt: isoTime(row.writtenAt),
    reply:
      replyBody !== null && replyWrittenAt !== null
        ? { body: replyBody, writtenAt: isoTime(replyWrittenAt) }
        : null,
  };
}
