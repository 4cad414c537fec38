import { queryRows, type Session } from '../database/database.ts';
import { type SQL, sql } from '../database/drizzle.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';
import { advert, advertChange, plateKey, takedown } from '../schema/schema.ts';

/**
 * The one rule: an advert is taken down by a decision about itself, its dealer, its source, or its plate
 * within its source. Of several the most severe counts, and "blocked" also sorts before "hidden".
 */
const decided: SQL = sql`(select min(${takedown.kind}) from ${takedown}
  where (${takedown.scope}, ${takedown.subject}) in (
    ('advert', ${advert.publicReference}), ('dealer', ${advert.dealerId}::text), ('source', ${advert.source}),
    ('plate', ${plateSubject(advert)})))`;

/** The key of a blocked plate. */
export function plateSubject({ source, vehicle }: Pick<typeof advert, 'source' | 'vehicle'>): SQL {
  return sql`${source} || ' ' || ${plateKey(vehicle)}`;
}

/**
 * Applies the decisions to adverts, and notifies the sites of those that appear or disappear. Must run in a
 * transaction that holds the change lock. Returns how many were or will be live.
 */
export async function settleAdverts(
  transaction: Session,
  which: SQL,
  { at }: { at: string },
): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    transaction,
    sql`with decided as (
        select ${advert.publicReference} as reference, ${decided} as kind from ${advert} where ${which}
      ), settled as (
        update ${advert} set takedown = decided.kind from decided
        where ${advert.publicReference} = decided.reference and ${advert.takedown} is distinct from decided.kind
        returning ${advert.publicReference} as reference, ${advert.status} as status, decided.kind
      ), changes as (
        insert into ${advertChange} (public_reference, kind, at)
        select reference, case when kind is null then 'added' else 'ended' end, ${at}::timestamptz
        from settled where status = 'live'
      )
      select count(*) as count from settled where status = 'live'`,
  );
  return Number(row?.count ?? 0);
}

/**
 * For an import: no row that it writes brings back what an operator took down. Returns how many stay off the
 * site.
 */
export async function keepTakenDown(
  transaction: Session,
  publicReferences: readonly string[],
  { at }: { at: string },
): Promise<number> {
  const [any] = await queryRows(transaction, sql`select 1 from ${takedown} limit 1`);
  if (!any) return 0;
  const which = sql`${advert.publicReference} = any(${encodeArray('text', publicReferences)}::text[])`;
  await settleAdverts(transaction, which, { at });
  const [row] = await queryRows<{ count: number }>(
    transaction,
    sql`select count(*) as count from ${advert} where ${which} and ${advert.takedown} is not null`,
  );
  return Number(row?.count ?? 0);
}
