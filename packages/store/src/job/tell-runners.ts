import type { Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';

/** Whoever runs jobs listens here. */
export const jobChannel = 'job';

/** When the transaction commits, every process that runs jobs looks for one. */
export async function tellRunners(session: Session): Promise<void> {
  await session.orm.execute(sql`select pg_notify(${jobChannel}, '')`);
}
