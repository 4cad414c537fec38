import type { Session } from './database.ts';

/**
 * Fails unless the database can be written. Updating a row proves nothing, as it may fit into allocated
 * space: this takes about half a megabyte of incompressible disk space and frees it again.
 */
export async function probeWriting(session: Session): Promise<void> {
  await session.transaction(async ({ orm }) => {
    await orm.execute('create temporary table write_probe (words text) on commit drop');
    await orm.execute('insert into write_probe select md5(n::text) from generate_series(1, 8000) n');
  });
}
