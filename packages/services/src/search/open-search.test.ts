import { publicReferenceOf } from '@forecourt/domain';
import { type Database, restore, storeAdverts, takeDown, upsertDealers } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { exampleDealer } from '../testing/example-dealer.ts';
import { createDealerDirectory } from './dealer-directory.ts';
import { openSearch, type Search } from './open-search.ts';
import { pruneOldChanges } from './prune-old-changes.ts';

const log = { info: () => {}, warn: () => {} };
const registry = new Registry();
let db: Database;
let search: Search;

beforeAll(async () => {
  db = await openEmptyDatabase();
  await storeAdverts(db, [exampleAdvert({ sourceReference: '1' }), exampleAdvert({ sourceReference: '2' })]);
  search = openSearch({ db, log, registry });
});
afterAll(async () => {
  await search.stop();
  await db.close();
});

const changes = async () => {
  const { rows } = (await db.orm.execute('select count(*)::int as count from advert_change')) as {
    rows: { count: number }[];
  };
  return rows[0]?.count;
};

it('is loaded once it has started, and not before', async () => {
  expect(search.isLoaded()).toBe(false);
  await search.start();
  expect(search.isLoaded()).toBe(true);
  expect((await search.service.search({ channel: 'Car' })).total).toBe(2);
});

it('reports the state of the index to the operator', async () => {
  const words = await registry.metrics();
  expect(words).toContain('search_index_adverts 2');
  expect(words).toContain('search_index_version 2');
  expect(words).toContain('search_index_rebuilds 0');
  expect(words).toMatch(/search_index_bytes \d{3,}/);
  expect(words).toMatch(/search_index_seconds_behind \d/);
  expect(words).toContain('search_duration_seconds_count{channel="Car"} 1');
});

it('follows an operator who hides an advert and restores it', async () => {
  const advert = {
    scope: 'advert',
    subject: publicReferenceOf(exampleAdvert().source, '1'),
  } as const;
  const decision = { at: new Date().toISOString(), by: 'aoife', reason: 'stolen' };
  const total = async () => (await search.service.search({ channel: 'Car' })).total;
  const statusOf = async () => (await search.advertCache.findMany([advert.subject]))[0]?.status;
  expect(await statusOf()).toBe('live');
  await takeDown(db, advert, 'hidden', decision);
  await vi.waitFor(async () => expect(await total()).toBe(1), { timeout: 5000 });
  expect(await statusOf()).toBe('ended');
  await restore(db, advert, decision);
  await vi.waitFor(async () => expect(await total()).toBe(2), { timeout: 5000 });
  expect(await statusOf()).toBe('live');
});

it('prunes old changes', async () => {
  expect(await changes()).toBe(4);
  await pruneOldChanges(db, () => Date.parse('2027-06-01'));
  expect(await changes()).toBe(1);
});

it('knows a new dealer as soon as an advert names it, and looks up an unknown one only occasionally', async () => {
  let now = 0;
  const directory = createDealerDirectory(db, () => now);
  expect(await directory.all()).toEqual([]);
  const { id: _, ...draft } = exampleDealer();
  await upsertDealers(db, [draft]);
  expect((await directory.findMany([1])).size).toBe(0);
  now = 3000;
  expect((await directory.findMany([1, 99])).get(1)?.name).toBe(draft.name);
  expect(await directory.all()).toBe(await directory.all());
});
