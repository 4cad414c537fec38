import type { DealerRating, ResponseRecord } from '@forecourt/domain';
import type { Services } from '@forecourt/services';

/** What others say of a dealer, and how it answers; each null where there is nothing fair to say. */
export interface Reputation {
  rating: DealerRating | null;
  response: ResponseRecord | null;
}

export async function loadReputation(
  { reputation }: Pick<Services, 'reputation'>,
  dealerId: number,
): Promise<Reputation> {
  const [rating, response] = await Promise.all([
    reputation.rating(dealerId),
    reputation.responseRecord(dealerId),
  ]);
  return { rating, response };
}
