import type { AdvertDraft } from '@forecourt/domain';
import { sql } from 'drizzle-orm';
import { lockChanges } from '../change/lock-changes.ts';
import { queryRows, type Session } from '../database/database.ts';
import {
  type AdvertInput,
  buildAdvertInput,
  buildBatch,
  inputColumns,
  inputTypes,
  withProperties,
} from './advert-input.ts';

export interface UpsertCounts {
  added: number;
  changed: number;
  unchanged: number;
  /**
   * Public references that another source's advert bears already: those drafts were not stored. They are hashes, so
   * this takes an accident of one in millions of markets, or somebody's intent.
   */
  clashing: string[];
}

export function upsertAdverts(
  session: Session,
  drafts: readonly AdvertDraft[],
  options: { at: string },
): Promise<UpsertCounts> {
  return upsertInputs(session, drafts.map(buildAdvertInput), options);
}

/**
 * Stores what sellers say now, in one transaction: new adverts, changed ones, ended ones that are back; with the price
 * history and the change sequence that follow from it. An advert that says the same as before is not touched.
 */
export async function upsertInputs(
  session: Session,
  inputs: readonly AdvertInput[],
  { at }: { at: string },
): Promise<UpsertCounts> {
  const last = new Map(inputs.map((input) => [input.publicReference, input]));
  const counts: UpsertCounts = { added: 0, changed: 0, unchanged: 0, clashing: [] };
  await session.transaction(async (inner) => {
    // Under this lock nobody else writes adverts, so that what is read here still holds when it is written.
    await lockChanges(inner);
    const stored = await readStored(inner, [...last.keys()]);
    const rows: string[] = [];
    for (const [reference, input] of last) {
      const before = stored.get(reference);
      const outcome = decideOutcome(input, before);
      if (outcome === 'clashing') counts.clashing.push(reference);
      else counts[outcome]++;
      if (outcome !== 'added' && outcome !== 'changed') continue;
      rows.push(withProperties(input.json, { kind: outcome, is_new_price: before?.price !== input.price }));
    }
    if (rows.length > 0) await inner.orm.execute(writeStatement(buildBatch(rows), at));
  });
  return counts;
}

interface StoredAdvert {
  reference: string;
  source: string;
  source_reference: string;
  status: 'live' | 'ended';
  price: number | null;
  hash: string;
}

/** A feed repeats most of its adverts each day. Comparing hashes first spares sending those whole. */
async function readStored(session: Session, references: string[]): Promise<Map<string, StoredAdvert>> {
  const rows = await queryRows<StoredAdvert>(
    session,
    sql`select public_reference as reference, source, source_reference, status, price, content_hash as hash
      from json_array_elements_text(${JSON.stringify(references)}::json) as wanted(reference)
      join advert on advert.public_reference = wanted.reference`,
  );
  return new Map(rows.map((row) => [row.reference, row]));
}

function decideOutcome(
  input: AdvertInput,
  stored: StoredAdvert | undefined,
): 'added' | 'changed' | 'unchanged' | 'clashing' {
  if (!stored) return 'added';
  if (stored.source !== input.source || stored.source_reference !== input.sourceReference) return 'clashing';
  if (stored.status === 'ended') return 'added';
  return stored.hash === input.contentHash ? 'unchanged' : 'changed';
}

const writeStatement = (batch: Buffer, at: string) => sql`
  with input as (
    select * from json_to_recordset(${batch}::json) as input(${inputTypes}, kind text, is_new_price boolean)
  ), written as (
    insert into advert (${inputColumns}, status, listed_at, updated_at)
    select ${inputColumns}, 'live', ${at}::timestamptz, ${at}::timestamptz from input
    on conflict (public_reference) do update set
      channel = excluded.channel, title = excluded.title, description = excluded.description, make = excluded.make,
      model = excluded.model, vehicle = excluded.vehicle, price = excluded.price, finance = excluded.finance,
      pictures = excluded.pictures, video_url = excluded.video_url, has_spin = excluded.has_spin,
      dealer_id = excluded.dealer_id, private_seller = excluded.private_seller, county = excluded.county,
      town = excluded.town, routing_key = excluded.routing_key, latitude = excluded.latitude,
      longitude = excluded.longitude, is_featured = excluded.is_featured, content_hash = excluded.content_hash,
      status = 'live', updated_at = excluded.updated_at, ended_at = null
  ), prices as (
    insert into advert_price (public_reference, at, price)
    select public_reference, ${at}::timestamptz, price from input where is_new_price
    on conflict (public_reference, at) do update set price = excluded.price
  )
  insert into advert_change (public_reference, kind, at)
  select public_reference, kind, ${at}::timestamptz from input`;
