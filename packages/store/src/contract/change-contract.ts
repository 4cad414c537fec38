import { publicReferenceOf } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { endAdverts } from '../advert/end-adverts.ts';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import { latestSequence, pruneChanges, readChangedReferences, readChanges } from '../change/read-changes.ts';
import type { Database } from '../database/database.ts';
import { exampleAdvert } from './examples.ts';

const monday = '2026-11-09T09:00:00.000Z';
const tuesday = '2026-11-10T09:00:00.000Z';

export function describeChangeContract(open: () => Promise<Database>): void {
  describe('the change sequence', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    it('lists what was added, changed and ended, in order', async () => {
      await upsertAdverts(db, [exampleAdvert('a')], { at: monday });
      await upsertAdverts(db, [exampleAdvert('a', { price: 1 })], { at: tuesday });
      await endAdverts(db, [publicReferenceOf('example', 'a')], { at: tuesday });
      const changes = await readChanges(db, 0, 10);
      expect(changes.map((change) => change.kind)).toEqual(['added', 'changed', 'ended']);
      expect(changes[0]).toMatchObject({ publicReference: publicReferenceOf('example', 'a'), at: monday });
    });

    it('has no entry for an advert that did not change', async () => {
      await upsertAdverts(db, [exampleAdvert('a')], { at: monday });
      const before = await latestSequence(db);
      await upsertAdverts(db, [exampleAdvert('a')], { at: tuesday });
      expect(await latestSequence(db)).toBe(before);
    });

    it('is read from a number, up to the limit', async () => {
      const drafts = ['a', 'b', 'c', 'd'].map((reference) => exampleAdvert(reference));
      await upsertAdverts(db, drafts, { at: monday });
      const [first] = await readChanges(db, 0, 1);
      const next = await readChanges(db, first?.sequence ?? 0, 2);
      expect(next).toHaveLength(2);
      expect(next[0]?.sequence).toBeGreaterThan(first?.sequence ?? 0);
      expect(await readChangedReferences(db, first?.sequence ?? 0, 2)).toEqual(
        next.map(({ sequence, publicReference }) => ({ sequence, publicReference })),
      );
      expect(await readChangedReferences(db, await latestSequence(db), 2)).toEqual([]);
    });

    it('forgets old changes but never its position', async () => {
      await upsertAdverts(db, [exampleAdvert('a'), exampleAdvert('b')], { at: monday });
      const latest = await latestSequence(db);
      await pruneChanges(db, tuesday);
      expect([await latestSequence(db), (await readChanges(db, 0, 10)).length]).toEqual([latest, 1]);
    });

    it('never forgets a change between two that it keeps', async () => {
      await upsertAdverts(db, [exampleAdvert('a')], { at: monday });
      await upsertAdverts(db, [exampleAdvert('b')], { at: tuesday });
      await upsertAdverts(db, [exampleAdvert('c')], { at: monday });
      await upsertAdverts(db, [exampleAdvert('d')], { at: tuesday });
      await pruneChanges(db, tuesday);
      const kept = await readChanges(db, 0, 10);
      expect(kept.map((change) => change.at)).toEqual([tuesday, monday, tuesday]);
    });

    it('wakes listeners', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = await db.listen('advert_change', resolve);
      await upsertAdverts(db, [exampleAdvert('a')], { at: monday });
      await promise;
      await stop();
    });
  });
}
