import type { Advert } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, gt, gte, lt } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { advert, isShown } from '../schema/schema.ts';

/** Enough to build an advert's address and its last modification date. */
export interface AdvertAddress extends Pick<Advert, 'publicReference' | 'channel' | 'updatedAt'> {
  vehicle: Pick<Advert['vehicle'], 'make' | 'model'>;
}

export interface ReferenceRange {
  /** The first public reference in the range, or its first characters. */
  from: string;
  /** The first reference after the range; null for no upper end. */
  below: string | null;
}

/** Reads the live adverts of a range in batches, each starting where the last one ended. */
export async function* readAdvertAddresses(
  session: Session,
  { from, below, batchSize = 5000 }: ReferenceRange & { batchSize?: number },
): AsyncGenerator<AdvertAddress[]> {
  const { publicReference, channel, make, model, updatedAt } = advert;
  const isInRange = below === null ? undefined : lt(publicReference, below);
  let begin = gte(publicReference, from);
  for (;;) {
    const rows = await session.orm
      .select({ publicReference, channel, make, model, updatedAt })
      .from(advert)
      .where(and(isShown, begin, isInRange))
      .orderBy(publicReference)
      .limit(batchSize);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({
      publicReference: row.publicReference,
      channel: row.channel,
      vehicle: { make: row.make, model: row.model },
      updatedAt: isoTime(row.updatedAt),
    }));
    if (rows.length < batchSize) return;
    begin = gt(publicReference, last.publicReference);
  }
}
