import { type Database, databaseProblemOf, takeDown, upsertDealers } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { beforeEach, expect, it } from 'vitest';
import { exampleDealer } from '../testing/example-dealer.ts';
import { createDealerDirectory, type DealerDirectory } from './dealer-directory.ts';

let db: Database;
let directory: DealerDirectory;
let time = 0;
const draft = (sourceReference: string) => {
  const { id: _, ...dealer } = exampleDealer({ sourceReference });
  return dealer;
};

beforeEach(async () => {
  db = await openEmptyDatabase();
  await upsertDealers(db, [draft('first')]);
  directory = createDealerDirectory(db, () => time);
  await directory.all();
  return () => db.close();
});

it('finds a new dealer two seconds after the last lookup', async () => {
  await upsertDealers(db, [draft('second')]);
  expect(await directory.find(2)).toBeNull();
  time += 2000;
  expect(await directory.find(2)).toMatchObject({ sourceReference: 'second' });
});

it('keeps its dealers while the database is unreachable, and does not claim that others do not exist', async () => {
  await db.close();
  time += 60_000;
  expect(await directory.find(1)).toMatchObject({ id: 1 });
  expect([...(await directory.findMany([1, 2])).keys()]).toEqual([1]);
  expect(await directory.all()).toHaveLength(1);
  expect(await directory.find(2).catch(databaseProblemOf)).toBe('unreachable');
});

it('stops showing a hidden dealer shortly after its adverts change', async () => {
  const decision = { at: '2026-11-09T09:00:00.000Z', by: 'aoife', reason: 'unpaid' };
  await takeDown(db, { scope: 'dealer', subject: '1' }, 'hidden', decision);
  time += 3000;
  expect(await directory.all()).toHaveLength(1);
  directory.noteChanges();
  time += 1;
  expect(await directory.all()).toEqual([]);
  expect(await directory.find(1)).toBeNull();
});

it('finds the dealer into which another was merged', async () => {
  await upsertDealers(db, [draft('second')]);
  await db.orm.execute('update dealer set merged_into = 2 where id = 1');
  time += 60_000;
  expect(await directory.find(1)).toMatchObject({ id: 2 });
  expect((await directory.all()).map(({ id }) => id)).toEqual([2]);
});
