import { beforeEach, describe, expect, it } from 'vitest';
import { type Database, queryRows } from '../../database/database.ts';
import { sql } from '../../database/drizzle.ts';
import { vacuumTables } from '../../database/vacuum-tables.ts';

export function describeVacuumContract(open: () => Promise<Database>): void {
  describe('vacuuming', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    /** As changes are, which are kept for a week. */
    async function addAndDelete() {
      await db.orm.execute(sql`
        insert into advert_change (public_reference, kind, at)
        select 'r' || n, 'changed', now() from generate_series(1, 20000) n`);
      await db.orm.execute(sql`delete from advert_change`);
    }
    async function readBytes() {
      const [row] = await queryRows<{ bytes: string }>(
        db,
        sql`select pg_relation_size('advert_change') as bytes`,
      );
      return Number(row?.bytes);
    }

    it('lets the space of deleted rows be used again', async () => {
      await addAndDelete();
      const once = await readBytes();
      await vacuumTables(db);
      await addAndDelete();
      expect(await readBytes()).toBeLessThan(once * 1.2);
    });

    it('stops between two tables when asked to', async () => {
      await expect(vacuumTables(db, AbortSignal.abort(new Error('The site stops')))).rejects.toThrow(
        'The site stops',
      );
    });
  });
}
