import type { Database } from '@forecourt/store';

/** Null when the database answers, otherwise a sentence. */
export async function findDatabaseProblem(db: Database): Promise<string | null> {
  try {
    await db.orm.execute('select 1');
    return null;
  } catch (error) {
    return `The database at ${db.url} does not answer (${error instanceof Error ? error.message : error}).`;
  }
}
