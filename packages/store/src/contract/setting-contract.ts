import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { isoTimeOrNull } from '../database/iso-time.ts';
import { finishImportRun, startImportRun } from '../import-run/import-runs.ts';
import { importRun } from '../schema/schema.ts';
import { findSetting, getOrCreateSetting, identifyDatabase, saveSetting } from '../setting/settings.ts';

const at = '2026-11-09T09:00:00.000Z';

export function describeSettingContract(open: () => Promise<Database>): void {
  describe('the database’s own settings', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    it('keeps the last value of a setting', async () => {
      await saveSetting(db, 'market', { seed: 1 });
      await saveSetting(db, 'market', { seed: 2, size: 30_000 });
      expect(await findSetting(db, 'market')).toEqual({ seed: 2, size: 30_000 });
    });

    it('keeps the first value when two processes set the same one', async () => {
      const kept = await Promise.all([
        getOrCreateSetting(db, 'secret', 'mine'),
        getOrCreateSetting(db, 'secret', 'theirs'),
      ]);
      expect(kept[0]).toBe(kept[1]);
    });

    it('has one name of its own for every caller', async () => {
      const [name, again] = await Promise.all([identifyDatabase(db), identifyDatabase(db)]);
      expect(name).toMatch(/^[0-9a-f-]{36}$/);
      expect(again).toBe(name);
    });

    it('returns nothing for a setting that was never saved', async () => {
      expect(await findSetting(db, 'market')).toBeUndefined();
    });

    it('shows which imports ran and which did not finish', async () => {
      const id = await startImportRun(db, { source: 'a', feedName: 'a.csv', at });
      await startImportRun(db, { source: 'b', feedName: 'b.csv', at });
      const counts = { added: 1, changed: 2, unchanged: 3, rejected: 4, ended: 5 };
      await finishImportRun(db, id, { counts, feedHash: 'hash', at });
      const [finished, unfinished] = await db.orm.select().from(importRun).orderBy(importRun.id);
      expect(unfinished).toMatchObject({ source: 'b', finishedAt: null });
      expect(finished).toMatchObject({ source: 'a', feedHash: 'hash', ...counts });
      expect(isoTimeOrNull(finished?.finishedAt ?? null)).toBe(at);
    });

    it('gives a lock to one holder at a time', async () => {
      const release = await db.tryLock('import');
      expect(await db.tryLock('import')).toBeNull();
      await release?.();
      const again = await db.tryLock('import');
      expect(again).not.toBeNull();
      await again?.();
    });

    it('rolls back a transaction that fails, with the one inside it', async () => {
      const work = db.transaction(async (outer) => {
        await outer.transaction((inner) => saveSetting(inner, 'a', 1));
        throw new Error('on purpose');
      });
      await expect(work).rejects.toThrow('on purpose');
      expect(await findSetting(db, 'a')).toBeUndefined();
    });
  });
}
