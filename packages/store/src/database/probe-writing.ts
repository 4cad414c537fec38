import type { Session } from './database.ts';

/**
 * Fails unless the database can be written. Changing a row proves nothing, as it may fit into what is allocated already:
 * this takes room on the disk, about half a megabyte that does not compress, and gives it back.
 */
export async function probeWriting(session: Session): Promise<void> {
  await session.transaction(async ({ orm }) => {
    await orm.execute('create temporary table write_probe (words text) on commit drop');
    await orm.execute('insert into write_probe select md5(n::text) from generate_series(1, 8000) n');
  });
}
