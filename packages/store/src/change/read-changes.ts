import { and, gt, lt, max } from 'drizzle-orm';
import type { Session } from '../database/database.ts';
import { isoTime } from '../database/iso-time.ts';
import { advertChange } from '../schema/schema.ts';

export interface AdvertChange {
  sequence: number;
  publicReference: string;
  kind: 'added' | 'changed' | 'ended';
  at: string;
}

export const maxChangesAtOnce = 10_000;

/** The changes after a sequence number, oldest first. Numbers may have gaps, but none is ever filled later. */
export async function readChanges(session: Session, after: number, limit: number): Promise<AdvertChange[]> {
  const rows = await session.orm
    .select()
    .from(advertChange)
    .where(gt(advertChange.sequence, after))
    .orderBy(advertChange.sequence)
    .limit(Math.min(limit, maxChangesAtOnce));
  return rows.map((row) => ({ ...row, at: isoTime(row.at) }));
}

/** The number to read on from after loading everything; taken before the loading, so that nothing falls between. */
export async function latestSequence(session: Session): Promise<number> {
  const [row] = await session.orm.select({ latest: max(advertChange.sequence) }).from(advertChange);
  return row?.latest ?? 0;
}

/** Forgets changes that every reader has passed; the newest stays, as `latestSequence` counts on from it. */
export async function pruneChanges(session: Session, before: string): Promise<void> {
  const latest = await latestSequence(session);
  await session.orm
    .delete(advertChange)
    .where(and(lt(advertChange.at, before), lt(advertChange.sequence, latest)));
}
