import { queryRows, type Session } from '../database/database.ts';
import { gt, gte, lt, max, min, sql } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { advertChange } from '../schema/schema.ts';

export interface AdvertChange {
  sequence: number;
  publicReference: string;
  kind: 'added' | 'changed' | 'ended';
  at: string;
}

export const maxChangesAtOnce = 10_000;

/**
 * The changes after a sequence number, oldest first. Numbers may have gaps, but a gap is never filled later.
 */
export async function readChanges(session: Session, after: number, limit: number): Promise<AdvertChange[]> {
  const rows = await session.orm
    .select()
    .from(advertChange)
    .where(gt(advertChange.sequence, after))
    .orderBy(advertChange.sequence)
    .limit(Math.min(limit, maxChangesAtOnce));
  return rows.map((row) => ({ ...row, at: isoTime(row.at) }));
}

/** The same without what happened, as one JSON value: for reading thousands. */
export async function readChangedReferences(
  session: Session,
  after: number,
  limit: number,
): Promise<Pick<AdvertChange, 'sequence' | 'publicReference'>[]> {
  const [batch] = await queryRows<{ rows: [sequence: number, publicReference: string][] | null }>(
    session,
    sql`select json_agg(json_build_array(sequence, public_reference)) as rows
      from (select * from ${advertChange} where ${gt(advertChange.sequence, after)}
        order by ${advertChange.sequence} limit ${Math.min(limit, maxChangesAtOnce)}) as next`,
  );
  return batch?.rows?.map(([sequence, publicReference]) => ({ sequence, publicReference })) ?? [];
}

/** The change with this number, while it is kept. */
export async function findChange(session: Session, sequence: number): Promise<AdvertChange | null> {
  const [change] = await readChanges(session, sequence - 1, 1);
  return change?.sequence === sequence ? change : null;
}

/**
 * The sequence number to continue from after loading everything; read before loading, so that no change is
 * missed.
 */
export async function latestSequence(session: Session): Promise<number> {
  const [row] = await session.orm.select({ latest: max(advertChange.sequence) }).from(advertChange);
  return row?.latest ?? 0;
}

/**
 * Deletes the oldest changes, up to the first that is not older than `before`. No change is ever missing
 * between two kept ones, so a reader whose last change is still there has missed nothing. The newest change
 * always stays, because `latestSequence` continues from it.
 */
export async function pruneChanges(session: Session, before: string): Promise<void> {
  const latest = await latestSequence(session);
  const [kept] = await session.orm
    .select({ first: min(advertChange.sequence) })
    .from(advertChange)
    .where(gte(advertChange.at, before));
  await session.orm
    .delete(advertChange)
    .where(lt(advertChange.sequence, Math.min(latest, kept?.first ?? latest)));
}
