import type { Advert } from '@forecourt/domain';
import { sql } from 'drizzle-orm';
import { lockChanges } from '../change/lock-changes.ts';
import { queryRows, type Session } from '../database/database.ts';
import { buildAdvertInput, buildBatch, inputColumns, inputTypes, withProperties } from './advert-input.ts';

/**
 * Stores adverts with their past, in one transaction: for a market that comes with a history. One that the store has
 * already is left alone, so that a filling that was interrupted can be repeated. Returns how many are new.
 */
export async function storeAdverts(session: Session, adverts: readonly Advert[]): Promise<number> {
  const batch = buildBatch(adverts.map(buildHistoricInput));
  const [row] = await session.transaction(async (inner) => {
    await lockChanges(inner);
    return queryRows<{ stored: number }>(inner, storeStatement(batch));
  });
  return Number(row?.stored ?? 0);
}

function buildHistoricInput(advert: Advert): string {
  return withProperties(buildAdvertInput(advert).json, {
    status: advert.status,
    listed_at: advert.listedAt,
    updated_at: advert.updatedAt,
    ended_at: advert.endedAt,
    prices: advert.priceHistory,
  });
}

const storeStatement = (batch: Buffer) => sql`
  with input as materialized (
    select * from json_to_recordset(${batch}::json) as input(
      ${inputTypes}, status text, listed_at timestamptz, updated_at timestamptz, ended_at timestamptz, prices json
    )
  ), written as (
    insert into advert (${inputColumns}, status, listed_at, updated_at, ended_at)
    select ${inputColumns}, status, listed_at, updated_at, ended_at from input
    on conflict do nothing
    returning public_reference, status, updated_at
  ), prices as (
    insert into advert_price (public_reference, at, price)
    select public_reference, point.at, point.price
    from input join written using (public_reference),
      json_to_recordset(input.prices) as point(at timestamptz, price integer)
    on conflict do nothing
  ), changes as (
    insert into advert_change (public_reference, kind, at)
    select public_reference, 'added', updated_at from written where status = 'live'
  )
  select count(*) as stored from written`;
