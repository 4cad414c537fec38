import { publicReferenceOf } from '@forecourt/domain';
import { MemoryEngine } from '@forecourt/search';
import { type Database, openDatabase, upsertAdverts } from '@forecourt/store';
import { type PostgresServer, startPostgres } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleAdvert } from '../../testing/example-advert.ts';
import type { IndexFile, SavedIndex } from './index-file.ts';
import { isIndexFileOld, renewIndexFile } from './renew-index-file.ts';

const monday = '2026-11-09T09:00:00.000Z';
let server: PostgresServer;
let db: Database;
let saved: SavedIndex | null = null;
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
  server = await startPostgres();
  db = await openDatabase(await server.createDatabase('renewal'));
});
afterAll(async () => {
  await db?.close();
  await server?.stop();
});

const store = (...names: string[]) =>
  upsertAdverts(
    db,
    names.map((sourceReference) => exampleAdvert({ sourceReference })),
    { at: monday },
  );

it('saves one state of the market, whatever changes while it is read', async () => {
  await store('a', 'b');
  const engine = new MemoryEngine();
  await renewIndexFile(
    db,
    {
      async read(adverts, onRead) {
        await store('c', 'd');
        await engine.read(adverts, onRead);
      },
    },
    file,
  );
  const { market, lastChange, adverts } = saved ?? expect.fail('Nothing was saved.');
  expect([adverts, lastChange.sequence]).toEqual([2, 2]);
  const next = new MemoryEngine();
  await next.restore(market, lastChange.sequence);
  const { hits } = await next.search({ channel: 'Car', size: 10 });
  const names = ['a', 'b'].map((name) => publicReferenceOf('example', name));
  expect(hits.map(({ reference }) => reference).sort()).toEqual(names.sort());
  // Searches never saw the market that was only read.
  expect((await engine.search({ channel: 'Car' })).total).toBe(0);
});

it.each([
  ['there is none', null, 0, true],
  ['a few adverts have changed', 1000, 1400, false],
  ['many adverts have changed', 1000, 1600, true],
])('is due if %s: %j', async (_, sequence, version, isDue) => {
  const origin = saved ?? expect.fail('Nothing was saved.');
  const found = sequence === null ? null : { ...origin, lastChange: { ...origin.lastChange, sequence } };
  const engine = { version, memory: async () => ({ adverts: 30_000, bytes: 0 }) };
  expect(await isIndexFileOld({ origin: async () => found }, engine)).toBe(isDue);
});
