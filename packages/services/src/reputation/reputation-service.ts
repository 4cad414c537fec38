import type { DealerRating, DealerReview, ResponseRecord } from '@forecourt/domain';
import {
  type Database,
  databaseProblemOf,
  listPublishedReviews,
  readDealerRatings,
  readPrivateRecords,
  readResponseRecords,
} from '@forecourt/store';
import { type Kept, ttlMemo } from '../cache/ttl-memo.ts';

/** What others say about a dealer, and how it responds. */
export interface ReputationService {
  /** From the published reviews; null without any. Cached for at most half a minute. */
  rating(dealerId: number): Promise<DealerRating | null>;
  /** For every dealer that has one. */
  ratings(): Promise<ReadonlyMap<number, DealerRating>>;
  /**
   * Published ones, newest first; the last known ones while the database is unreachable, or null if there are
   * none.
   */
  reviews(dealerId: number, page: ReviewsPage): Promise<readonly DealerReview[] | null>;
  /** Null until there are enough enquiries to be fair. */
  responseRecord(dealerId: number): Promise<ResponseRecord | null>;
  /** Of the private seller of an advert; null until there are enough messages to be fair. */
  privateRecord(publicReference: string): Promise<ResponseRecord | null>;
  /** For every dealer that has one. */
  responseRecords(): Promise<ReadonlyMap<number, ResponseRecord>>;
}

export interface ReviewsPage {
  limit: number;
  offset: number;
}

const ratingsMs = 30_000;
/** A page of reviews takes about 3 kB. */
const reviewPagesKept = 2000;
/** A record covers half a year: a quarter of an hour more or less changes nothing. */
const recordsMs = 15 * 60_000;

export function createReputationService(db: Database): ReputationService {
  const ratings = ttlMemo(ratingsMs, () => readDealerRatings(db));
  const records = ttlMemo(recordsMs, () => readResponseRecords(db, { at: new Date().toISOString() }));
  const privateRecords = ttlMemo(recordsMs, () => readPrivateRecords(db, { at: new Date().toISOString() }));
  return {
    ratings,
    rating: async (dealerId) => (await ratings()).get(dealerId) ?? null,
    reviews: createReviews(db),
    responseRecords: records,
    privateRecord: async (publicReference) => (await privateRecords()).get(publicReference) ?? null,
    responseRecord: async (dealerId) => (await records()).get(dealerId) ?? null,
  };
}

function createReviews(db: Database): ReputationService['reviews'] {
  const pages = new Map<string, Kept<readonly DealerReview[]>>();
  return async (dealerId, { limit, offset }) => {
    const key = [dealerId, limit, offset].join();
    const read =
      pages.get(key) ??
      // Read each time, so that a dealer who has just replied sees the reply; the cache is for when the
      // database is unreachable.
      ttlMemo(0, () => listPublishedReviews(db, { dealerId, limit, offset }), { waitMs: 1000 });
    // A Map keeps insertion order: the least recently used page comes first.
    pages.delete(key);
    pages.set(key, read);
    for (const oldest of pages.keys()) {
      if (pages.size <= reviewPagesKept) break;
      pages.delete(oldest);
    }
    return read().catch((error) => {
      if (databaseProblemOf(error)) return null;
      throw error;
    });
  };
}
