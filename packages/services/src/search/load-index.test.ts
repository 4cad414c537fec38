import { publicReferenceOf } from '@forecourt/domain';
import { MemoryEngine } from '@forecourt/search';
import { type Database, endAdverts, pruneChanges, upsertAdverts } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { followChanges } from './follow-changes.ts';
import type { IndexFile, SavedIndex } from './saved-index/index-file.ts';

const log = { info: () => {}, warn: () => {} };
const monday = '2026-11-09T09:00:00.000Z';
const tuesday = '2026-11-10T09:00:00.000Z';
const referenceOf = (name: string) => publicReferenceOf('example', name);

let db: Database;
let saved: SavedIndex | null;
/** Like a file, without the disk. */
const file: IndexFile = {
  origin: async () => saved,
  find: async () => saved,
  save(origin, market) {
    saved = { ...origin, market: market.image() };
  },
  settled: async () => {},
};

beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  saved = null;
  await clear();
  await store(monday, 'a', 'b');
  await start();
});

const clear = () => db.orm.execute('truncate advert, advert_price, advert_change restart identity cascade');
const store = (at: string, ...names: string[]) =>
  upsertAdverts(
    db,
    names.map((sourceReference) => exampleAdvert({ sourceReference, title: `${sourceReference} ${at}` })),
    { at },
  );

/** What a process that starts now finds, and whether it used the stored index. */
async function start({ whileReading = async () => {} }: { whileReading?: () => Promise<unknown> } = {}) {
  const engine = new MemoryEngine();
  const rebuild = engine.rebuild.bind(engine);
  vi.spyOn(engine, 'rebuild').mockImplementation(async (...market) => {
    await whileReading();
    return rebuild(...market);
  });
  const restore = vi.spyOn(engine, 'restore');
  const wasLoaded: boolean[] = [];
  const onChanges = () => wasLoaded.push(follower.isLoaded());
  const follower = followChanges({ db, engine, log, file, onChanges });
  await follower.loaded;
  await follower.stop();
  const { hits } = await engine.search({ channel: 'Car', size: 100 });
  return {
    found: hits.map(({ reference }) => reference).sort(),
    isRestored: restore.mock.calls.length > 0,
    version: engine.version,
    wasLoaded,
  };
}

const references = (...names: string[]) => names.map(referenceOf).sort();

it('uses the stored market while nothing has changed', async () => {
  expect(await start()).toMatchObject({ found: references('a', 'b'), isRestored: true, version: 2 });
});

it('catches up with later changes, and is not loaded before', async () => {
  await store(tuesday, 'c');
  await endAdverts(db, [referenceOf('a')], { at: tuesday });
  expect(await start()).toEqual({
    found: references('b', 'c'),
    isRestored: true,
    version: 4,
    wasLoaded: [false],
  });
});

it('reads the store if the file is of another database with as many changes', async () => {
  await clear();
  await store(tuesday, 'b', 'c');
  expect(await start()).toMatchObject({ found: references('b', 'c'), isRestored: false });
});

it('reads the store if the file is of a similar database', async () => {
  await db.orm.execute("delete from setting where key = 'identity'");
  expect(await start()).toMatchObject({ found: references('a', 'b'), isRestored: false });
});

it('does not store a market that changed while it was read, and is open before it has caught up', async () => {
  await clear();
  saved = null;
  await store(monday, 'a');
  const { found, wasLoaded } = await start({ whileReading: () => store(tuesday, 'b') });
  expect(found).toEqual(references('a', 'b'));
  expect(wasLoaded).toEqual([true]);
  expect(saved).toBeNull();
});

it('reads the store if it was restored to an earlier state', async () => {
  await db.orm.execute(`delete from advert_price`);
  await db.orm.execute(`delete from advert where source_reference = 'b'`);
  await db.orm.execute('delete from advert_change where sequence > 1');
  expect(await start()).toMatchObject({ found: references('a'), isRestored: false });
});

it('reads the store if it was restored and has continued from there', async () => {
  await clear();
  await store(monday, 'a');
  await store(tuesday, 'c', 'd');
  expect(await start()).toMatchObject({ found: references('a', 'c', 'd'), isRestored: false });
});

it('reads the store if changes since then were pruned', async () => {
  await store(tuesday, 'c');
  await pruneChanges(db, tuesday);
  expect(await start()).toMatchObject({ found: references('a', 'b', 'c'), isRestored: false });
});

it('reads the store if the index cannot use what was stored', async () => {
  saved &&= { ...saved, market: JSON.parse('[{"channel":"Car"}]') };
  expect(await start()).toMatchObject({ found: references('a', 'b'), version: 2 });
});

it('reads the store, and stores it again, if too much has changed', async () => {
  await db.orm.execute(
    `insert into advert_change (public_reference, kind, at)
     select '${referenceOf('a')}', 'changed', '${tuesday}' from generate_series(1, 3001)`,
  );
  expect(await start()).toMatchObject({ found: references('a', 'b'), isRestored: false, version: 3003 });
  expect(await start()).toMatchObject({ found: references('a', 'b'), isRestored: true, version: 3003 });
});
