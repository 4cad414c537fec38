import { mergeChange, type NotebookChange, type NotebookEntry, notebookLimits } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, asc, eq } from '../database/drizzle.ts';
import { holdLock } from '../database/hold-lock.ts';
import { notebookEntry } from '../schema/schema.ts';

/** A change that was not stored, and why. */
export interface RefusedChange {
  id: string;
  reason: 'too-long' | 'full';
}

export async function readNotebook(session: Session, accountId: number): Promise<NotebookEntry[]> {
  const { subject, field, value, version } = notebookEntry;
  return session.orm
    .select({ subject, field, value, version })
    .from(notebookEntry)
    .where(eq(notebookEntry.accountId, accountId))
    .orderBy(asc(subject), asc(field));
}

/**
 * Stores the changes of one device in their order and returns those that were refused. One device of an account waits
 * for the other, so that neither merges with a text that is being replaced.
 */
export async function changeNotebook(
  session: Session,
  accountId: number,
  changes: readonly NotebookChange[],
  { at }: { at: string },
): Promise<RefusedChange[]> {
  return session.transaction(async (inner) => {
    await holdLock(inner, 'a notebook of an account', accountId);
    let entries = await inner.orm.$count(notebookEntry, eq(notebookEntry.accountId, accountId));
    const refused: RefusedChange[] = [];
    for (const change of changes) {
      const { subject, field } = change;
      const isEntry = and(
        eq(notebookEntry.accountId, accountId),
        eq(notebookEntry.subject, subject),
        eq(notebookEntry.field, field),
      );
      const [stored = null] = await inner.orm.select().from(notebookEntry).where(isEntry);
      const result = mergeChange(stored, change);
      if (result.kind === 'unchanged') continue;
      if (result.kind === 'too-long') refused.push({ id: change.id, reason: 'too-long' });
      else {
        const { value, version, changes: ids } = result.entry;
        const values = { value, version, changes: [...ids], changedAt: at };
        if (stored) await inner.orm.update(notebookEntry).set(values).where(isEntry);
        else if (entries >= notebookLimits.entriesOfAccount) refused.push({ id: change.id, reason: 'full' });
        else {
          await inner.orm.insert(notebookEntry).values({ accountId, subject, field, ...values });
          entries += 1;
        }
      }
    }
    return refused;
  });
}
