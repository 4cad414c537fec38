import type { Advert } from '@forecourt/domain';
import { lockChanges } from '../change/lock-changes.ts';
import { queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { type RowColumn, unnestRows } from '../database/unnest-rows.ts';
import { type AdvertInput, inputColumns, inputNames } from './advert-columns.ts';
import { buildAdvertInput } from './advert-input.ts';

/**
 * Stores adverts with their history, in one transaction: for a market that comes with one. Existing adverts
 * are left alone, so that an interrupted fill can be repeated. Returns how many are new.
 */
export async function storeAdverts(session: Session, adverts: readonly Advert[]): Promise<number> {
  const [row] = await session.transaction(async (inner) => {
    await lockChanges(inner);
    return queryRows<{ stored: number }>(inner, storeStatement(adverts));
  });
  return Number(row?.stored ?? 0);
}

type HistoricInput = AdvertInput & Pick<Advert, 'status' | 'listedAt' | 'updatedAt' | 'endedAt'>;

const historicColumns: readonly RowColumn<HistoricInput>[] = [
  ...inputColumns,
  { key: 'status', name: 'status', type: 'text' },
  { key: 'listedAt', name: 'listed_at', type: 'text' },
  { key: 'updatedAt', name: 'updated_at', type: 'text' },
  { key: 'endedAt', name: 'ended_at', type: 'text' },
];

function buildHistoricInput(advert: Advert): HistoricInput {
  const { status, listedAt, updatedAt, endedAt } = advert;
  return { ...buildAdvertInput(advert), status, listedAt, updatedAt, endedAt };
}

interface PastPrice {
  publicReference: string;
  at: string;
  price: number | null;
}

const priceColumns: readonly RowColumn<PastPrice>[] = [
  { key: 'publicReference', name: 'public_reference', type: 'text' },
  { key: 'at', name: 'at', type: 'text' },
  { key: 'price', name: 'price', type: 'integer' },
];

const pastPrices = ({ publicReference, priceHistory }: Advert): PastPrice[] =>
  priceHistory.map((point) => ({ publicReference, ...point }));

const storeStatement = (adverts: readonly Advert[]) => sql`
  with written as (
    insert into advert (${inputNames}, status, listed_at, updated_at, ended_at)
    select ${inputNames}, status, listed_at::timestamptz, updated_at::timestamptz, ended_at::timestamptz
    from ${unnestRows('input', adverts.map(buildHistoricInput), historicColumns)}
    on conflict do nothing
    returning public_reference, status, updated_at
  ), prices as (
    insert into advert_price (public_reference, at, price)
    select public_reference, past.at::timestamptz, past.price
    from ${unnestRows('past', adverts.flatMap(pastPrices), priceColumns)} join written using (public_reference)
    on conflict do nothing
  ), changes as (
    insert into advert_change (public_reference, kind, at)
    select public_reference, 'added', updated_at from written where status = 'live'
  )
  select count(*) as stored from written`;
