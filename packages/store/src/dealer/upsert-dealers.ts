import type { DealerDraft } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { getTableColumns, type SQL, sql } from '../database/drizzle.ts';
import { dealer } from '../schema/schema.ts';
import { buildDealerRow } from './dealer-row.ts';

/** PostgreSQL takes at most 65,535 parameters in a statement and a dealer takes 24. */
const batchSize = 1000;

/** Stores dealers by source and reference, in one transaction, and returns their ids in the order given. */
export async function upsertDealers(session: Session, drafts: readonly DealerDraft[]): Promise<number[]> {
  const last = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  const ids = new Map<string, number>();
  await session.transaction(async (inner) => {
    const rows = [...last.values()].map(buildDealerRow);
    for (let from = 0; from < rows.length; from += batchSize) {
      const stored = await inner.orm
        .insert(dealer)
        .values(rows.slice(from, from + batchSize))
        .onConflictDoUpdate({ target: [dealer.source, dealer.sourceReference], set: excludedColumns })
        .returning({ id: dealer.id, source: dealer.source, sourceReference: dealer.sourceReference });
      for (const row of stored) ids.set(keyOf(row), row.id);
    }
  });
  return drafts.map((draft) => requireId(ids, keyOf(draft)));
}

/** A dealer's key, and what operators decide about it. */
const kept = ['id', 'source', 'sourceReference', 'heldFields', 'mergedInto'];
const excludedColumns: Record<string, SQL> = {};
for (const [key, column] of Object.entries(getTableColumns(dealer))) {
  if (kept.includes(key)) continue;
  excludedColumns[key] = sql`excluded.${sql.identifier(column.name)}`;
}

function keyOf({ source, sourceReference }: { source: string; sourceReference: string }): string {
  return JSON.stringify([source, sourceReference]);
}

function requireId(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The dealer ${key} was stored without an id.`);
  return id;
}
