import { publicReferenceOf, type SearchableAdvert } from '@forecourt/domain';
import { MemoryEngine } from '@forecourt/search';
import {
  type Database,
  endAdverts,
  pruneChanges,
  readSearchableAdverts,
  upsertAdverts,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { followChanges } from './follow-changes.ts';

const silent = { info: () => {}, warn: () => {} };
const at = '2026-11-09T09:00:00.000Z';
const later = '2026-11-10T09:00:00.000Z';
const names = ['a', 'b', 'c', 'd', 'e', 'f'];

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('store'), name: fc.constantFrom(...names) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rename'), name: fc.constantFrom(...names) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('touch'), name: fc.constantFrom(...names) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('end'), name: fc.constantFrom(...names) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('cut', 'mend', 'prune'), name: fc.constant('') }),
  },
);

let db: Database;
beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());

it('ends in step with the store, whatever is stored, ended, pruned and cut meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await db.orm.execute('truncate advert, advert_price, advert_change restart identity cascade');
      let isCut = false;
      const cuttable: Database = {
        ...db,
        listen: async () => async () => {},
        get orm() {
          if (isCut) throw new Error('cut');
          return db.orm;
        },
        get longWork() {
          if (isCut) throw new Error('cut');
          return db.longWork;
        },
      };
      const engine = new MemoryEngine();
      const follower = followChanges({ db: cuttable, engine, log: silent, pollMs: 3, batchSize: 3 });
      let price = 1000;
      const titles = new Map<string, string>();
      for (const { kind, name } of steps) {
        if (kind === 'cut') isCut = true;
        if (kind === 'mend') isCut = false;
        if (kind === 'prune') await pruneChanges(db, later);
        if (kind === 'end') await endAdverts(db, [publicReferenceOf('example', name)], { at });
        if (kind === 'touch')
          await db.orm.execute(
            `insert into advert_change (public_reference, kind, at)
             values ('${publicReferenceOf('example', name)}', 'changed', '${at}')`,
          );
        if (kind === 'rename') titles.set(name, `renamed${++price}`);
        // Each price is used once, so that the order by price shows which state an advert is in.
        if (kind === 'store' || kind === 'rename')
          await upsertAdverts(db, [draft(name, ++price, titles.get(name))], { at });
      }
      isCut = false;
      follower.wake();
      const stored: SearchableAdvert[] = [];
      for await (const batch of readSearchableAdverts(db)) stored.push(...batch);
      const expected = stored
        .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
        .map(({ publicReference }) => publicReference);
      await vi.waitFor(
        async () => {
          const { hits } = await engine.search({ channel: 'Car', sort: 'price-asc', size: 100 });
          expect(hits.map(({ reference }) => reference)).toEqual(expected);
          for (const { publicReference, title } of stored) {
            const named = await engine.search({ channel: 'Car', words: title, size: 100 });
            expect(named.hits.map(({ reference }) => reference)).toContain(publicReference);
            if (title.startsWith('renamed')) expect(named.total).toBe(1);
          }
        },
        { timeout: 20_000, interval: 5 },
      );
      await follower.stop();
    }),
    { seed: 17, numRuns: 25 },
  );
});

function draft(sourceReference: string, price: number, title = 'Ford Focus') {
  return exampleAdvert({ sourceReference, price, title });
}
