import type { DealerRating, DealerReview, ResponseRecord } from '@forecourt/domain';
import {
  type Database,
  listPublishedReviews,
  readDealerRatings,
  readResponseRecords,
} from '@forecourt/store';
import { keepFor } from '../waiting/keep-for.ts';

/** What others say of a dealer, and how it answers. */
export interface ReputationService {
  /** Of the published reviews; null without any. From memory, at most half a minute old. */
  rating(dealerId: number): Promise<DealerRating | null>;
  /** Of every dealer that has one. */
  ratings(): Promise<ReadonlyMap<number, DealerRating>>;
  /** Published ones, newest first. */
  reviews(dealerId: number, page: { limit: number; offset: number }): Promise<readonly DealerReview[]>;
  /** Null until there are enough enquiries to say something fair. */
  responseRecord(dealerId: number): Promise<ResponseRecord | null>;
}

const ratingsMs = 30_000;
/** A record looks back half a year: a quarter of an hour more or less changes nothing. */
const recordsMs = 15 * 60_000;

export function createReputationService(db: Database): ReputationService {
  const ratings = keepFor(ratingsMs, () => readDealerRatings(db));
  const records = keepFor(recordsMs, () => readResponseRecords(db, { at: new Date().toISOString() }));
  return {
    ratings,
    rating: async (dealerId) => (await ratings()).get(dealerId) ?? null,
    reviews: (dealerId, page) => listPublishedReviews(db, { dealerId, ...page }),
    responseRecord: async (dealerId) => (await records()).get(dealerId) ?? null,
  };
}
