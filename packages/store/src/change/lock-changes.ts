import type { Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';

/**
 * Every writer of adverts takes this first in its transaction. The trigger on `advert_change` takes the same lock, but
 * only at the end, when rows are locked already: two writers could then wait for each other.
 */
export async function lockChanges(session: Session): Promise<void> {
  await session.orm.execute(sql`select pg_advisory_xact_lock(5001801)`);
}
