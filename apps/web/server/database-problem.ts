import type { Database } from '@forecourt/store';
import { inTime } from './waiting/in-time.ts';

/** Longer than any answer takes, shorter than whoever asks waits. */
const patienceMs = 5000;

/** Null when the database answers, otherwise a sentence. */
export async function findDatabaseProblem(db: Database): Promise<string | null> {
  try {
    await inTime(Promise.resolve(db.orm.execute('select 1')), patienceMs);
    return null;
  } catch (error) {
    return `The database at ${db.url} does not answer (${error instanceof Error ? error.message : error}).`;
  }
}
