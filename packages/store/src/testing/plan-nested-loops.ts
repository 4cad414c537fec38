import type { Session } from '../database/database.ts';

/** Makes the database run an inner query once for each outer row, in this transaction, if it may. */
export async function planNestedLoops(session: Session): Promise<void> {
  for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material']) {
    await session.orm.execute(`set local enable_${way} = off`);
  }
}
