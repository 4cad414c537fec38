import type { Session } from '../database/database.ts';
import { desc, eq } from '../database/drizzle.ts';
import { isoTime, isoTimeOrNull } from '../database/iso-time.ts';
import { importRun } from '../schema/schema.ts';

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  rejected: number;
  ended: number;
}

export interface ImportRun extends ImportCounts {
  id: number;
  source: string;
  feedName: string;
  feedHash: string | null;
  startedAt: string;
  /** Null while it runs, and for ever when it was killed. */
  finishedAt: string | null;
}

const nothingYet: ImportCounts = { added: 0, changed: 0, unchanged: 0, rejected: 0, ended: 0 };

export async function startImportRun(
  session: Session,
  { source, feedName, at }: { source: string; feedName: string; at: string },
): Promise<number> {
  const [row] = await session.orm
    .insert(importRun)
    .values({ source, feedName, startedAt: at, ...nothingYet })
    .returning({ id: importRun.id });
  if (!row) throw new Error('The import run was not stored.');
  return row.id;
}

export async function finishImportRun(
  session: Session,
  id: number,
  { counts, feedHash, at }: { counts: ImportCounts; feedHash: string; at: string },
): Promise<void> {
  const { added, changed, unchanged, rejected, ended } = counts;
  await session.orm
    .update(importRun)
    .set({ added, changed, unchanged, rejected, ended, feedHash, finishedAt: at })
    .where(eq(importRun.id, id));
}

/** The newest first. */
export async function listImportRuns(session: Session, limit: number): Promise<ImportRun[]> {
  const rows = await session.orm
    .select()
    .from(importRun)
    .orderBy(desc(importRun.id))
    .limit(Math.min(limit, 100));
  return rows.map((row) => ({
    ...row,
    startedAt: isoTime(row.startedAt),
    finishedAt: isoTimeOrNull(row.finishedAt),
  }));
}
