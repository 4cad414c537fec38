import type { Advert } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { type AnyPgColumn, count, type SQL, sql } from '../database/drizzle.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';
import { advert, advertPrice, isShown } from '../schema/schema.ts';
import { type AdvertRow, buildAdvert } from './advert-row.ts';
import { readPriceHistories } from './price-history.ts';

/** The maximum for one call. */
export const maxAdvertsAtOnce = 1000;

export async function findAdvert(session: Session, publicReference: string): Promise<Advert | undefined> {
  const [found] = await findAdverts(session, [publicReference]);
  return found;
}

/** In the order requested, live or ended; unknown references are left out. */
export async function findAdverts(session: Session, publicReferences: readonly string[]): Promise<Advert[]> {
  if (publicReferences.length > maxAdvertsAtOnce) {
    throw new RangeError(`At most ${maxAdvertsAtOnce} adverts can be requested at once.`);
  }
  if (publicReferences.length === 0) return [];
  const rows = await session.orm
    .select()
    .from(advert)
    .where(isOneOf(advert.publicReference, publicReferences));
  const found = await withPrices(session, rows);
  const byReference = new Map(found.map((one) => [one.publicReference, one]));
  return publicReferences.flatMap((reference) => byReference.get(reference) ?? []);
}

export interface AdvertCounts {
  live: number;
  /** Includes adverts that were taken down. */
  ended: number;
}

export async function countAdverts(session: Session): Promise<AdvertCounts> {
  const [row] = await session.orm
    .select({ all: count(), live: sql<number>`count(*) filter (where ${isShown})`.mapWith(Number) })
    .from(advert);
  const { all, live } = row ?? { all: 0, live: 0 };
  return { live, ended: all - live };
}

async function withPrices(session: Session, rows: AdvertRow[]): Promise<Advert[]> {
  if (rows.length === 0) return [];
  const references = rows.map((row) => row.publicReference);
  const histories = await readPriceHistories(session, isOneOf(advertPrice.publicReference, references));
  return rows.map((row) => buildAdvert(row, histories.get(row.publicReference) ?? []));
}

/** One parameter for all of them: writing a statement with one for each took a tenth of a busy site's time. */
function isOneOf(column: AnyPgColumn, references: readonly string[]): SQL {
  return sql`${column} = any(${encodeArray('text', references)}::text[])`;
}
