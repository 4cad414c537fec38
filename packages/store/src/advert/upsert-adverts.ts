import type { AdvertDraft } from '@forecourt/domain';
import { lockChanges } from '../change/lock-changes.ts';
import { queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { encodeArray } from '../database/postgres/binary-array.ts';
import { type ReadyColumns, type RowColumn, unnestRows } from '../database/unnest-rows.ts';
import { keepTakenDown } from '../takedown/settle-adverts.ts';
import { type AdvertInput, inputColumns, inputNames, replacedInput } from './advert-columns.ts';
import { buildAdvertInput } from './advert-input.ts';

export interface UpsertCounts {
  added: number;
  changed: number;
  unchanged: number;
  /**
   * Public references that already belong to another source's advert: those drafts were not stored.
   * References are hashes, so a collision is a one-in-millions accident or deliberate.
   */
  clashing: string[];
  /** How many of all these stay off the site because an operator has hidden or blocked them. */
  takenDown: number;
}

/**
 * Stores what sellers state now, in one transaction: new adverts, changed ones, and ended ones that are back,
 * with their price history and change sequence. An unchanged advert is not touched.
 */
export function upsertAdverts(
  session: Session,
  drafts: readonly AdvertDraft[],
  options: { at: string },
): Promise<UpsertCounts> {
  return session.transaction((inner) => upsertInputs(inner, drafts.map(buildAdvertInput), options));
}

/** The same inside the caller's transaction; `ready` holds the encoded columns of exactly these inputs. */
export async function upsertInputs(
  transaction: Session,
  inputs: readonly AdvertInput[],
  { at, ready = null }: { at: string; ready?: ReadyColumns<AdvertInput> | null },
): Promise<UpsertCounts> {
  const last = new Map(inputs.map((input) => [input.publicReference, input]));
  const counts: UpsertCounts = { added: 0, changed: 0, unchanged: 0, clashing: [], takenDown: 0 };
  // While this lock is held, no other process writes adverts, so what is read here still holds when it is
  // written.
  await lockChanges(transaction);
  const stored = await readStored(transaction, [...last.keys()]);
  const rows: Write[] = [];
  for (const [reference, input] of last) {
    const before = stored.get(reference);
    const outcome = decideOutcome(input, before);
    if (outcome === 'clashing') counts.clashing.push(reference);
    else counts[outcome]++;
    if (outcome !== 'added' && outcome !== 'changed') continue;
    rows.push({ ...input, kind: outcome, isNewPrice: before?.price !== input.price });
  }
  if (rows.length > 0)
    await transaction.orm.execute(
      writeStatement(rows, at, {
        // The ready columns cover every input: if one input is left out, encode the rest again.
        ready: rows.length === inputs.length ? ready : null,
        areAllNew: stored.size === 0,
      }),
    );
  counts.takenDown = await keepTakenDown(transaction, [...last.keys()], { at });
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

/**
 * A feed repeats most of its adverts each day. Comparing hashes first avoids sending unchanged ones in full.
 */
async function readStored(session: Session, references: string[]): Promise<Map<string, StoredAdvert>> {
  const rows = await queryRows<StoredAdvert>(
    session,
    sql`select public_reference as reference, source, source_reference, status, price, content_hash as hash
      from advert where public_reference = any(${encodeArray('text', references)}::text[])`,
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

type Write = AdvertInput & { kind: 'added' | 'changed'; isNewPrice: boolean };

const writeColumns: readonly RowColumn<Write>[] = [
  ...inputColumns,
  { key: 'kind', name: 'kind', type: 'text' },
  { key: 'isNewPrice', name: 'is_new_price', type: 'boolean' },
];

interface WriteOptions {
  ready: ReadyColumns<Write> | null;
  /**
   * None of them has ever been stored: looking each one up again before inserting would take a tenth of the
   * time.
   */
  areAllNew: boolean;
}

const writeStatement = (rows: readonly Write[], at: string, { ready, areAllNew }: WriteOptions) => sql`
  with input as (
    select * from ${unnestRows('input', rows, writeColumns, ready)}
  ), written as (
    insert into advert (${inputNames}, status, listed_at, updated_at)
    select ${inputNames}, 'live', ${at}::timestamptz, ${at}::timestamptz from input
    ${areAllNew ? nothing : replaceAdvert}
  ), prices as (
    insert into advert_price (public_reference, at, price)
    select public_reference, ${at}::timestamptz, price from input where is_new_price
    ${areAllNew ? nothing : replacePrice}
  )
  insert into advert_change (public_reference, kind, at)
  select public_reference, kind, ${at}::timestamptz from input`;

const nothing = sql``;
const replaceAdvert = sql`on conflict (public_reference) do update set
  ${replacedInput}, status = 'live', updated_at = excluded.updated_at, ended_at = null`;
const replacePrice = sql`on conflict (public_reference, at) do update set price = excluded.price`;
