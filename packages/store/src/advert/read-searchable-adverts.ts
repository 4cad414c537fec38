import type { Advert, Channel, Doubted, FinanceQuote, PricePoint, SearchableAdvert } from '@forecourt/domain';
import { queryRows, type Session } from '../database/database.ts';
import { type SQL, sql } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';
import { advert, advertPrice, isShown } from '../schema/schema.ts';
import { isSoundRow, soundList, soundVehicle } from './sound-row.ts';

export interface ReadOptions {
  batchSize?: number;
  /** Told of an advert that is left out because it cannot be shown. */
  onUnsound?(publicReference: string): void;
}

interface Batch {
  adverts: SearchableAdvert[];
  unsound: string[];
  /** Where the next one begins; null if this is the last. */
  end: string | null;
}

/**
 * Reads the searchable fields of all live adverts in batches, each starting where the last one ended, so that
 * memory stays bounded for any number of adverts.
 */
export async function* readSearchableAdverts(
  session: Session,
  { batchSize = 5000, onUnsound = () => {} }: ReadOptions = {},
): AsyncGenerator<SearchableAdvert[]> {
  let next: Promise<Batch> | null = readBatch(session, '', batchSize);
  while (next) {
    const { end, unsound, adverts }: Batch = await next;
    for (const publicReference of unsound) onUnsound(publicReference);
    // The database reads the next batch while the caller works on this one.
    next = end === null ? null : readBatch(session, end, batchSize);
    // Handled when the caller asks for the next batch; until then Node must not report it as an unhandled
    // rejection.
    next?.catch(() => {});
    if (adverts.length > 0) yield adverts;
  }
}

/**
 * A batch comes as one JSON value of rows without column names: cell by cell, or with names, takes three
 * times as long.
 */
async function readBatch(session: Session, after: string, limit: number): Promise<Batch> {
  return session.transaction(async (transaction) => {
    // The embedded database keeps no statistics: it would expect few adverts and sort the whole market for
    // every batch.
    await transaction.orm.execute(sql`set local enable_sort = off`);
    const rows = await readRows(
      transaction,
      sql`where public_reference > ${after} and ${isShown} order by public_reference limit ${limit}`,
    );
    const [last = after] = rows.at(-1) ?? [];
    const prices = await readChangedPrices(
      transaction,
      sql`public_reference > ${after} and public_reference <= ${last}`,
    );
    const end = rows.length < limit ? null : last;
    return { ...buildSearchableAdverts(rows, prices), end };
  });
}

/** Those of the adverts that are live, in no particular order. */
export async function findSearchableAdverts(
  session: Session,
  publicReferences: readonly string[],
): Promise<SearchableAdvert[]> {
  const isWanted = sql`public_reference = any(${encodeArray('text', publicReferences)}::text[])`;
  const [rows, prices] = await Promise.all([
    readRows(session, sql`where ${isWanted} and ${isShown}`),
    readChangedPrices(session, isWanted),
  ]);
  return buildSearchableAdverts(rows, prices).adverts;
}

const pictureCount = sql`case jsonb_typeof(pictures) when 'array' then jsonb_array_length(pictures) else 0 end`;

/**
 * A hash of everything above but the prices, as far as a number in JSON is exact. Whether a price is stated counts
 * too.
 */
const fingerprint = sql`hash_record_extended((channel, title, description, vehicle, ${pictureCount}, dealer_id, county,
  town, latitude, longitude, listed_at, usual, doubted, video_url, has_spin, price is null), 0)
  & ${sql.raw(String(Number.MAX_SAFE_INTEGER))}`;

/** What changes most often of an advert, and what tells whether it is all that has changed. */
export interface StatedPrices {
  publicReference: string;
  fingerprint: number | null;
  prices: Required<Pick<SearchableAdvert, 'price' | 'finance' | 'doubted' | 'priceHistory'>>;
}

/** The prices of those of the adverts that are live, in no particular order: a tenth of the work of reading all of them. */
export async function findStatedPrices(
  session: Session,
  publicReferences: readonly string[],
): Promise<StatedPrices[]> {
  const isWanted = sql`public_reference = any(${encodeArray('text', publicReferences)}::text[])`;
  const [[batch], histories] = await Promise.all([
    queryRows<{ rows: StatedRow[] | null }>(
      session,
      sql`select json_agg(json_build_array(public_reference, ${fingerprint}, price, finance, doubted)) as rows
        from (select * from ${advert} where ${isWanted} and ${isShown}) as live`,
    ),
    readChangedPrices(session, isWanted),
  ]);
  return (batch?.rows ?? []).map(([publicReference, print, price, finance, doubted]) => ({
    publicReference,
    fingerprint: print,
    prices: {
      price,
      finance,
      doubted: soundList(doubted),
      priceHistory: histories.get(publicReference) ?? [],
    },
  }));
}

type StatedRow = [
  publicReference: string,
  fingerprint: number | null,
  price: number | null,
  finance: FinanceQuote | null,
  doubted: readonly Doubted[],
];

async function readRows(session: Session, which: SQL): Promise<SearchableRow[]> {
  const [batch] = await queryRows<{ rows: SearchableRow[] | null }>(
    session,
    sql`select json_agg(json_build_array(
          public_reference, channel, title, description, vehicle, price, finance, 
          ${pictureCount},
          dealer_id, county, town, latitude, longitude, listed_at, usual, doubted, video_url, has_spin,
          ${fingerprint})) as rows
        from (select * from ${advert} ${which}) as live`,
  );
  return batch?.rows ?? [];
}

type PriceHistories = ReadonlyMap<string, readonly PricePoint[]>;

/** The prices of the adverts that had more than one. */
async function readChangedPrices(session: Session, isWanted: SQL): Promise<PriceHistories> {
  const [changed] = await queryRows<{ rows: [string, [at: string, price: number | null][]][] | null }>(
    session,
    sql`select json_agg(json_build_array(public_reference, prices)) as rows
        from (select public_reference, json_agg(json_build_array(at, price) order by at) as prices
          from ${advertPrice} where ${isWanted}
          group by public_reference having count(*) > 1) as changed`,
  );
  return new Map(
    changed?.rows?.map(([reference, prices]) => [
      reference,
      prices.map(([at, price]) => ({ at: isoTime(at), price })),
    ]),
  );
}

/** In the order of the statement above. */
type SearchableRow = [
  publicReference: string,
  channel: Channel,
  title: string,
  description: string,
  vehicle: SearchableAdvert['vehicle'],
  price: number | null,
  finance: FinanceQuote | null,
  pictures: number,
  dealerId: number | null,
  county: string,
  town: string | null,
  latitude: number,
  longitude: number,
  listedAt: string,
  usual: Advert['usual'],
  doubted: readonly Doubted[],
  videoUrl: string | null,
  hasSpin: boolean,
  fingerprint: number | null,
];

const privateSeller = { kind: 'private' } as const;

function buildSearchableAdverts(
  rows: readonly SearchableRow[],
  prices: PriceHistories,
): Pick<Batch, 'adverts' | 'unsound'> {
  const adverts: SearchableAdvert[] = [];
  const unsound: string[] = [];
  for (const row of rows) {
    const advert = buildSearchableAdvert(row, prices);
    const { channel, vehicle, place } = advert;
    if (isSoundRow({ channel, vehicle, ...place })) adverts.push(advert);
    else unsound.push(advert.publicReference);
  }
  return { adverts, unsound };
}

function buildSearchableAdvert(row: SearchableRow, prices: PriceHistories): SearchableAdvert {
  const [publicReference, channel, title, description, vehicle, price, finance, pictures] = row;
  const [, , , , , , , , dealerId, county, town, latitude, longitude, listedAt, usual, doubted] = row;
  const history = prices.get(publicReference);
  return {
    publicReference,
    channel,
    status: 'live',
    title,
    description,
    vehicle: soundVehicle(vehicle),
    price,
    finance,
    pictures: { length: pictures },
    seller: dealerId === null ? privateSeller : { kind: 'trade', dealerId },
    place: { county, town, latitude, longitude },
    listedAt: isoTime(listedAt),
    usual: soundList(usual),
    doubted: soundList(doubted),
    videoUrl: row[16],
    hasSpin: row[17],
    ...(row[18] !== null && { fingerprint: row[18] }),
    ...(history && { priceHistory: history }),
  };
}
