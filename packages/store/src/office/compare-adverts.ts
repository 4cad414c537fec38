import { queryRows, type Session } from '../database/database.ts';
import { and, desc, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';
import { advert, advertPrint, isShown, plateKey, sellerAdvert, sellingPhoto } from '../schema/schema.ts';
import { printFromNumber, printToNumber } from '../selling/photo-prints.ts';

export type AdvertPrint = typeof advertPrint.$inferSelect;

/** More would not convince anybody further. */
const mostNamed = 3;
/** Somebody who has placed the same pictures hundreds of times is found out by any of them. */
const mostNear = 500;

/** Replaces what adverts are compared by. */
export async function storePrints(session: Session, prints: readonly AdvertPrint[]): Promise<void> {
  if (prints.length === 0) return;
  await session.orm
    .insert(advertPrint)
    .values([...prints])
    .onConflictDoUpdate({
      target: advertPrint.publicReference,
      set: { seller: sql`excluded.seller`, words: sql`excluded.words`, cover: sql`excluded.cover` },
    });
}

export async function dropPrints(session: Session, publicReferences: readonly string[]): Promise<void> {
  if (publicReferences.length === 0) return;
  await session.orm.delete(advertPrint).where(inArray(advertPrint.publicReference, [...publicReferences]));
}

/**
 * The prints that share something with these: one of each seller, and of few sellers. Thousands of adverts may have the words
 * of one chain of dealers.
 */
export async function findSharedPrints(
  session: Session,
  { words, covers }: { words: readonly string[]; covers: readonly string[] },
): Promise<AdvertPrint[]> {
  return [
    ...(await findPrintsBy(session, sql`words`, words)),
    ...(await findPrintsBy(session, sql`cover`, covers)),
  ];
}

async function findPrintsBy(
  session: Session,
  column: SQL,
  values: readonly string[],
): Promise<AdvertPrint[]> {
  if (values.length === 0) return [];
  const sought = encodeArray('text', [...new Set(values)]);
  const rows = await queryRows<{
    reference: string;
    seller: string;
    words: string | null;
    cover: string | null;
  }>(
    session,
    sql`select shared.public_reference as reference, shared.seller, shared.words, shared.cover
      from unnest(${sought}::text[]) as sought(value) cross join lateral (
        select distinct on (seller) * from advert_print where ${column} = sought.value
        order by seller, public_reference limit ${mostNamed + 1}
      ) as shared`,
  );
  return rows.map(({ reference, ...print }) => ({ publicReference: reference, ...print }));
}

/** Adverts that somebody else placed with one of these photos, sent before it: whoever copies a photo comes later. */
export async function findSameUploads(
  session: Session,
  photos: readonly { id: number; name: string; sentSha256: string }[],
  accountId: number,
): Promise<string[]> {
  if (photos.length === 0) return [];
  const isCopied = photos.map(({ id, name, sentSha256 }) =>
    and(lt(sellingPhoto.id, id), or(eq(sellingPhoto.name, name), eq(sellingPhoto.sentSha256, sentSha256))),
  );
  const rows = await session.orm
    .selectDistinct({ publicReference: sellerAdvert.publicReference })
    .from(sellingPhoto)
    .innerJoin(sellerAdvert, eq(sellerAdvert.draftId, sellingPhoto.draftId))
    .where(and(ne(sellerAdvert.accountId, accountId), or(...isCopied)))
    .limit(mostNamed);
  return rows.map(({ publicReference }) => publicReference);
}

/**
 * The prints of earlier photos in adverts that somebody else placed which differ from one of these in few places. A copy is
 * not equal to its original, so it is counted in how many of their 64 places two prints differ. Only what people upload
 * has a print: a photo taken from a feed's advert, or from another site, is not found.
 */
export async function findNearPrints(
  session: Session,
  photos: readonly { id: number; print: string }[],
  { accountId, mostDifference }: { accountId: number; mostDifference: number },
): Promise<{ publicReference: string; print: string }[]> {
  if (photos.length === 0) return [];
  // Every print is compared, since no index of the database finds what is only near: 100,000 take about 20 ms for each of
  // these, on the embedded database. With millions of photos that would be too slow for the moment of publishing.
  const isNear = photos.map(({ id, print }) =>
    and(
      lt(sellingPhoto.id, id),
      sql`bit_count((${sellingPhoto.print} # ${String(printToNumber(print))}::bigint)::bit(64)) <= ${mostDifference}`,
    ),
  );
  const rows = await session.orm
    .select({ publicReference: sellerAdvert.publicReference, print: sellingPhoto.print })
    .from(sellingPhoto)
    .innerJoin(sellerAdvert, eq(sellerAdvert.draftId, sellingPhoto.draftId))
    .where(and(isNotNull(sellingPhoto.print), or(...isNear), ne(sellerAdvert.accountId, accountId)))
    .limit(mostNear);
  return rows.flatMap(({ publicReference, print }) =>
    print === null ? [] : [{ publicReference, print: printFromNumber(print) }],
  );
}

/** When an advert with this plate was last refused; null if never. */
export async function findRefusedPlate(session: Session, plate: string): Promise<string | null> {
  const key = plate.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (key === '') return null;
  const [row] = await session.orm
    .select({ at: sellerAdvert.stateSince })
    .from(sellerAdvert)
    .where(and(eq(sellerAdvert.plateKey, key), eq(sellerAdvert.state, 'refused')))
    .orderBy(desc(sellerAdvert.stateSince))
    .limit(1);
  return row ? isoTime(row.at) : null;
}

export interface PlateMatch {
  key: string;
  publicReference: string;
  isShown: boolean;
  km: number | null;
  listedAt: string;
}

/** The adverts with these plates, by the plates' letters and digits. */
export async function findPlateMatches(session: Session, keys: readonly string[]): Promise<PlateMatch[]> {
  if (keys.length === 0) return [];
  const rows = await queryRows<{
    key: string;
    reference: string;
    shown: boolean;
    km: string | null;
    listed: string;
  }>(
    session,
    sql`select ${plateKey(advert.vehicle)} as key, ${advert.publicReference} as reference, (${isShown}) as shown,
        ${advert.vehicle} ->> 'mileage' as km, ${advert.listedAt}::text as listed
      from ${advert}
      where ${plateKey(advert.vehicle)} = any(${encodeArray('text', keys)}::text[]) and ${advert.takedown} is null`,
  );
  return rows.map(({ key, reference, shown, km, listed }) => ({
    key,
    publicReference: reference,
    isShown: shown,
    km: km === null ? null : Number(km),
    listedAt: isoTime(listed),
  }));
}

/** References of what visitors see, in order, a page at a time. */
export async function listShownReferences(
  session: Session,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await session.orm
    .select({ publicReference: advert.publicReference })
    .from(advert)
    .where(and(sql`${advert.publicReference} > ${after}`, isShown))
    .orderBy(advert.publicReference)
    .limit(limit);
  return rows.map(({ publicReference }) => publicReference);
}
