import type { DealerRating, ResponseRecord } from '@forecourt/domain';
import type { Services } from '@forecourt/services';

/** A dealer's reviews and response rate; each null where there is too little to be fair. */
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

/** How a private seller replies; nobody reviews them. */
export async function loadPrivateReputation(
  { reputation }: Pick<Services, 'reputation'>,
  publicReference: string,
): Promise<Reputation> {
  return { rating: null, response: await reputation.privateRecord(publicReference) };
}
