import type { Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';

/**
 * Every writer of adverts takes this lock first in its transaction. The trigger on `advert_change` takes the
 * same lock, but only at the end, when rows are already locked: two writers could then deadlock.
 */
export async function lockChanges(session: Session): Promise<void> {
  await session.orm.execute(sql`select pg_advisory_xact_lock(5001801)`);
}
