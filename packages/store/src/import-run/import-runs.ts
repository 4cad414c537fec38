import type { Session } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { importRun } from '../schema/schema.ts';

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  rejected: number;
  ended: number;
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
