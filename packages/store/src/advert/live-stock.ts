import type { Channel } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, count, isNotNull, max, sql } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { advert, isShown } from '../schema/schema.ts';

/** A count, and when any of the counted adverts last changed. */
export interface StockFigures {
  count: number;
  /** ISO time. */
  updatedAt: string;
}

/** The live adverts of one model in one county. */
export interface StockGroup extends StockFigures {
  channel: Channel;
  make: string;
  model: string;
  county: string;
}

export interface DealerStock extends StockFigures {
  dealerId: number;
  channel: Channel;
}

/** The live adverts of one make at one dealer. */
export interface DealerMakeStock {
  dealerId: number;
  channel: Channel;
  make: string;
  count: number;
}

/** The live adverts whose public references begin with these characters. */
export interface ReferenceShare extends StockFigures {
  prefix: string;
}

/** Far more than a country's combinations of model and county, or its dealers. */
const mostGroups = 200_000;

const figures = { count: count(), updatedAt: max(advert.updatedAt) };

/** What is on sale where: a summary of the whole market. */
export async function groupLiveStock(session: Session): Promise<StockGroup[]> {
  const { channel, make, model, county } = advert;
  const rows = await session.orm
    .select({ channel, make, model, county, ...figures })
    .from(advert)
    .where(isShown)
    .groupBy(channel, make, model, county)
    .orderBy(channel, make, model, county)
    .limit(mostGroups);
  return rows.map(withIsoTime);
}

/** Dealers without live adverts are left out. */
export async function groupDealerStock(session: Session): Promise<DealerStock[]> {
  const { dealerId, channel } = advert;
  const rows = await session.orm
    .select({ dealerId: sql<number>`${dealerId}`, channel, ...figures })
    .from(advert)
    .where(and(isShown, isNotNull(dealerId)))
    .groupBy(dealerId, channel)
    .orderBy(dealerId, channel)
    .limit(mostGroups);
  return rows.map(withIsoTime);
}

/** What each dealer sells, by make. */
export async function groupDealerMakes(session: Session): Promise<DealerMakeStock[]> {
  const { dealerId, channel, make } = advert;
  return session.orm
    .select({ dealerId: sql<number>`${dealerId}`, channel, make, count: count() })
    .from(advert)
    .where(and(isShown, isNotNull(dealerId)))
    .groupBy(dealerId, channel, make)
    .orderBy(dealerId, channel, make)
    .limit(mostGroups);
}

/**
 * Live adverts by the first two characters of their reference: 1024 groups of similar size, because
 * references are hashes.
 */
export async function groupLiveReferences(session: Session): Promise<ReferenceShare[]> {
  const prefix = sql<string>`left(${advert.publicReference}, 2)`;
  const rows = await session.orm
    .select({ prefix, ...figures })
    .from(advert)
    .where(isShown)
    .groupBy(prefix)
    .orderBy(prefix)
    .limit(mostGroups);
  return rows.map(withIsoTime);
}

function withIsoTime<Row extends { updatedAt: string | null }>(row: Row): Row & { updatedAt: string } {
  // A group is never empty, so it has a latest change.
  return { ...row, updatedAt: isoTime(row.updatedAt ?? '') };
}
