import type { Channel, SearchableAdvert } from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { advert } from '../schema/schema.ts';

/** An advert, live or ended, with what its price depends on and how long it was listed. */
export interface AdvertLife
  extends Pick<
    SearchableAdvert,
    'publicReference' | 'channel' | 'status' | 'vehicle' | 'usual' | 'price' | 'doubted'
  > {
  seller: { kind: 'trade' | 'private' };
  listedAt: string;
  endedAt: string | null;
}

export interface LivesWanted {
  channel: Channel;
  years: { from: number; to: number };
  /** Of one model, or of every model with a body. */
  of: { make: string; model: string } | { body: string } | null;
  listedSince: string;
}

/**
 * The lives of used vehicles' adverts that visitors could see. If there are too many, a part of them is chosen by their
 * references, which say nothing about how long they lived.
 */
export async function readAdvertLives(
  session: Session,
  { channel, years, of, listedSince }: LivesWanted,
  { most }: { most: number },
): Promise<AdvertLife[]> {
  const isWanted =
    of === null
      ? sql`true`
      : 'body' in of
        ? sql`vehicle ->> 'body' = ${of.body}`
        : sql`make = ${of.make} and model = ${of.model}`;
  const rows = await queryRows<LifeRow>(
    session,
    sql`select public_reference, channel, status, vehicle, usual, price, doubted, dealer_id is not null as is_trade,
          listed_at::text, ended_at::text
        from ${advert}
        where channel = ${channel} and ${isWanted} and takedown is null and price is not null
          and (vehicle ->> 'year')::int between ${years.from} and ${years.to}
          and vehicle ->> 'condition' = 'Used' and listed_at >= ${listedSince}
        order by public_reference limit ${most}`,
  );
  return rows.map((row) => ({
    publicReference: row.public_reference,
    channel: row.channel,
    status: row.status,
    vehicle: row.vehicle,
    usual: row.usual,
    price: row.price,
    doubted: row.doubted,
    seller: { kind: row.is_trade ? ('trade' as const) : ('private' as const) },
    listedAt: isoTime(row.listed_at),
    endedAt: isoTimeOrNull(row.ended_at),
  }));
}

interface LifeRow
  extends Required<Pick<AdvertLife, 'channel' | 'status' | 'vehicle' | 'usual' | 'price' | 'doubted'>> {
  public_reference: string;
  is_trade: boolean;
  listed_at: string;
  ended_at: string | null;
}

/** When an advert ended here for the first time: what ended earlier, nobody has seen. Null if none has. */
export async function findFirstEnding(session: Session): Promise<string | null> {
  const [row] = await queryRows<{ first: string | null }>(
    session,
    sql`select min(ended_at)::text as first from ${advert}`,
  );
  return isoTimeOrNull(row?.first ?? null);
}
