import type { Advert, PricePoint } from '@forecourt/domain';
import { getTableColumns, sql } from 'drizzle-orm';
import { queryRows, type Session } from '../database/database.ts';
import { isoTime } from '../database/iso-time.ts';
import { advert } from '../schema/schema.ts';
import { type AdvertRow, buildAdvert } from './advert-row.ts';

/**
 * The whole live market in batches, each from where the last one ended, so that memory stays bounded however many there
 * are. A batch comes as one JSON value: cell by cell, the driver would take half as long again.
 */
export async function* readLiveAdverts(
  session: Session,
  { batchSize = 5000 }: { batchSize?: number } = {},
): AsyncGenerator<Advert[]> {
  let next: Promise<LiveBatch> | null = readBatch(session, '', batchSize);
  while (next) {
    const { adverts, end }: LiveBatch = await next;
    // The database reads on while the caller works on this batch.
    next = end === null ? null : readBatch(session, end, batchSize);
    // It is looked at when the caller asks on; until then Node must not take a failure for an overlooked one.
    next?.catch(() => {});
    if (adverts.length > 0) yield adverts;
  }
}

interface LiveBatch {
  adverts: Advert[];
  /** The reference after which the next batch begins; null where nothing can follow. */
  end: string | null;
}

async function readBatch(session: Session, after: string, limit: number): Promise<LiveBatch> {
  const rows = await readRows(session, after, limit);
  const end = rows.at(-1)?.publicReference;
  if (end === undefined) return { adverts: [], end: null };
  const histories = await readPrices(session, after, end);
  const adverts = rows.map((row) => buildAdvert(row, histories.get(row.publicReference) ?? []));
  return { adverts, end: rows.length < limit ? null : end };
}

const { make: _, model: __, contentHash: ___, ...columns } = getTableColumns(advert);
const columnList = sql.join(
  Object.entries(columns).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
  sql`, `,
);

async function readRows(session: Session, after: string, limit: number): Promise<AdvertRow[]> {
  const [batch] = await queryRows<{ rows: AdvertRow[] | null }>(
    session,
    sql`select json_agg(live) as rows from (
        select ${columnList} from ${advert} where public_reference > ${after} and status = 'live'
        order by public_reference limit ${limit}
      ) as live`,
  );
  return batch?.rows ?? [];
}

/** The prices of the adverts from the first reference, exclusive, to the last. */
async function readPrices(session: Session, after: string, end: string): Promise<Map<string, PricePoint[]>> {
  const [batch] = await queryRows<{ points: [string, string, number | null][] | null }>(
    session,
    sql`select json_agg(json_build_array(public_reference, at, price) order by public_reference, at) as points
      from advert_price where public_reference > ${after} and public_reference <= ${end}`,
  );
  const histories = new Map<string, PricePoint[]>();
  for (const [reference, at, price] of batch?.points ?? []) {
    const point = { at: isoTime(at), price };
    const history = histories.get(reference);
    if (history) history.push(point);
    else histories.set(reference, [point]);
  }
  return histories;
}
