import { type AdvertDraft, publicReferenceOf, type SearchQuery } from '@forecourt/domain';
import { MemoryEngine } from '@forecourt/search';
import { type Database, endAdverts, latestSequence, pruneChanges, upsertAdverts } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { type ChangeFollower, type FollowOptions, followChanges } from './follow-changes.ts';
import { loadIndex } from './load-index.ts';

const silent = { info: () => {}, warn: () => {} };
const monday = { at: '2026-11-09T09:00:00.000Z' };
const never = 10 * 60_000;
const referenceOf = (name: string) => publicReferenceOf('example', name);
const draft = (sourceReference: string, changes: Partial<AdvertDraft> = {}) =>
  exampleAdvert({ sourceReference, ...changes });

let db: Database;
let engine: MemoryEngine;
let followers: ChangeFollower[];

beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.orm.execute('truncate advert, advert_price, advert_change restart identity cascade');
  engine = new MemoryEngine();
  followers = [];
});
afterEach(async () => {
  await Promise.all(followers.map((follower) => follower.stop()));
});

async function follow(options: Partial<FollowOptions> = {}): Promise<ChangeFollower> {
  const follower = followChanges({ db, engine, log: silent, ...options });
  followers.push(follower);
  await follower.loaded;
  return follower;
}

/** A database that sends no notifications: only polling finds changes. */
const withoutNotices = (): Database => ({ ...db, listen: async () => async () => {} });

async function found(): Promise<string[]> {
  const { hits } = await engine.search({ channel: 'Car', size: 100 });
  return hits.map(({ reference }) => reference).sort();
}

const eventually = (names: readonly string[]) =>
  vi.waitFor(async () => expect(await found()).toEqual(names.map(referenceOf).sort()), {
    timeout: 20_000,
    interval: 10,
  });

describe('the index', () => {
  it('holds the market when it is loaded', async () => {
    await upsertAdverts(db, [draft('a'), draft('b')], monday);
    const follower = await follow();
    expect(await found()).toEqual([referenceOf('a'), referenceOf('b')].sort());
    expect(follower.isLoaded()).toBe(true);
    expect(follower.secondsBehind()).toBeLessThan(20);
  });

  it('follows what is added, changed and ended, woken only by notifications', async () => {
    await follow({ pollMs: never });
    await upsertAdverts(db, [draft('a', { price: 9000 }), draft('b')], monday);
    await eventually(['a', 'b']);
    await upsertAdverts(db, [draft('a', { price: 500 })], monday);
    await vi.waitFor(async () => {
      const cheap = await engine.search({ channel: 'Car', filters: { price: { to: 500 } } });
      expect(cheap.total).toBe(1);
    }, 20_000);
    await endAdverts(db, [referenceOf('a')], monday);
    await eventually(['b']);
  });

  it('follows without any notification', async () => {
    await follow({ db: withoutNotices(), pollMs: 20 });
    await upsertAdverts(db, [draft('a')], monday);
    await eventually(['a']);
  });

  it('reads a long list of changes in batches', async () => {
    const onChanges = vi.fn();
    await follow({ batchSize: 3, onChanges });
    const names = Array.from({ length: 10 }, (_, n) => `n${n}`);
    await upsertAdverts(
      db,
      names.map((name) => draft(name)),
      monday,
    );
    await eventually(names);
    expect(onChanges.mock.calls.map(([references]) => references.length)).toEqual([3, 3, 3, 1]);
  });

  it('answers after a feed of hundreds like an index that is loaded afterwards', async () => {
    const names = Array.from({ length: 700 }, (_, n) => `n${n}`);
    const follower = await follow({ pollMs: never });
    for (const price of [9000, 8000]) {
      const feed = names.map((name, n) => draft(name, { price: price + ((n * 37) % 500) }));
      await upsertAdverts(db, feed, monday);
    }
    await endAdverts(db, names.slice(0, 50).map(referenceOf), monday);
    const latest = await latestSequence(db);
    await vi.waitFor(() => expect(engine.version).toBe(latest), { timeout: 20_000, interval: 10 });
    expect(follower.rebuilds()).toBe(0);
    const loaded = new MemoryEngine();
    await loadIndex(db, loaded, { signal: new AbortController().signal, log: silent });
    const query = { channel: 'Car', sort: 'price-asc', size: 700 } as const;
    expect(await engine.search(query)).toEqual(await loaded.search(query));
  });

  it('takes no more than the price of an advert of which nothing else has changed', async () => {
    await upsertAdverts(db, [draft('a', { price: 9000 }), draft('b', { price: 8000 })], monday);
    await follow({ pollMs: never });
    const apply = vi.spyOn(engine, 'apply');
    const cheapest = async () =>
      (await engine.search({ channel: 'Car', sort: 'price-asc', size: 1 })).hits.map((hit) => hit.reference);
    await upsertAdverts(db, [draft('a', { price: 7000 })], { at: '2026-11-10T09:00:00.000Z' });
    await vi.waitFor(async () => expect(await cheapest()).toEqual([referenceOf('a')]), 20_000);
    expect(apply.mock.calls.flat(2)).toMatchObject([
      { publicReference: referenceOf('a'), prices: { price: 7000 } },
    ]);
    const cut = await engine.search({ channel: 'Car', sort: 'biggest-cut', size: 1 });
    expect(cut.hits[0]?.reference).toBe(referenceOf('a'));
  });

  it('reads an advert in full whose words or vehicle have changed, also where its price was followed before', async () => {
    await upsertAdverts(db, [draft('a', { price: 9000 }), draft('b')], monday);
    await follow({ pollMs: never });
    await upsertAdverts(db, [draft('a', { price: 8000 })], monday);
    await upsertAdverts(db, [draft('a', { price: 7000, title: 'Unrepeatable' })], monday);
    const found = async (query: Partial<SearchQuery>) =>
      (await engine.search({ channel: 'Car', ...query })).hits.map((hit) => hit.reference);
    await vi.waitFor(
      async () => expect(await found({ words: 'unrepeatable' })).toEqual([referenceOf('a')]),
      20_000,
    );
    const change = async (assignment: string) => {
      const isA = `public_reference = '${referenceOf('a')}'`;
      await db.orm.execute(`update advert set ${assignment} where ${isA}`);
      await db.orm.execute(
        `insert into advert_change (public_reference, kind, at)
         select public_reference, 'changed', now() from advert where ${isA}`,
      );
    };
    const pink = () => found({ filters: { colour: { anyOf: ['Pink'] } } });
    await change(`vehicle = vehicle || '{"colour": "Pink"}', price = 6000`);
    await vi.waitFor(async () => expect(await pink()).toEqual([referenceOf('a')]), 20_000);
    expect(await found({ filters: { price: { to: 6000 } } })).toEqual([referenceOf('a')]);
    await change(`vehicle = vehicle - 'colour', price = 5000`);
    await vi.waitFor(async () => expect(await pink()).toEqual([]), 20_000);
    expect(await found({ filters: { price: { to: 5000 } } })).toEqual([referenceOf('a')]);
    expect(await found({ words: 'unrepeatable' })).toEqual([referenceOf('a')]);
  });

  it('follows thousands of changes of prices alone rather than being reloaded', async () => {
    await upsertAdverts(db, [draft('a')], monday);
    const follower = await follow({ db: withoutNotices(), pollMs: never });
    await db.orm.execute(`update advert set price = 4321`);
    await db.orm.execute(
      `insert into advert_change (public_reference, kind, at)
       select '${referenceOf('a')}', 'changed', now() from generate_series(1, 3100)`,
    );
    follower.wake();
    const latest = await latestSequence(db);
    await vi.waitFor(() => expect(engine.version).toBe(latest), { timeout: 20_000, interval: 10 });
    expect(follower.rebuilds()).toBe(0);
    const { total } = await engine.search({ channel: 'Car', filters: { price: { from: 4321, to: 4321 } } });
    expect(total).toBe(1);
  });

  it('is reloaded if changes were pruned before it read them', async () => {
    await upsertAdverts(db, [draft('a')], monday);
    const follower = await follow({ db: withoutNotices(), pollMs: never });
    await upsertAdverts(db, [draft('b')], monday);
    await endAdverts(db, [referenceOf('a')], monday);
    await upsertAdverts(db, [draft('c')], monday);
    await pruneChanges(db, '2026-11-10T00:00:00.000Z');
    follower.wake();
    await eventually(['b', 'c']);
    expect(follower.rebuilds()).toBe(1);
  });

  it('is reloaded if the store was restored to an earlier state', async () => {
    await upsertAdverts(db, [draft('a'), draft('b')], monday);
    const follower = await follow({ db: withoutNotices(), pollMs: never });
    await db.orm.execute('delete from advert_price');
    await db.orm.execute(`delete from advert where source_reference = 'b'`);
    await db.orm.execute(`delete from advert_change where sequence > 1`);
    follower.wake();
    await eventually(['a']);
    expect(follower.rebuilds()).toBe(1);
  });

  it('is reloaded if that is sooner done than thousands of changes', async () => {
    await upsertAdverts(db, [draft('a')], monday);
    const follower = await follow({ db: withoutNotices(), pollMs: never });
    await upsertAdverts(db, [draft('b')], monday);
    await db.orm.execute(
      `insert into advert_change (public_reference, kind, at)
       select '${referenceOf('b')}', 'changed', now() from generate_series(1, 3100)`,
    );
    follower.wake();
    await eventually(['a', 'b']);
    expect(follower.rebuilds()).toBe(1);
  });

  it('misses nothing while the database is unreachable', async () => {
    let isCut = false;
    const cut: Database = {
      ...withoutNotices(),
      get orm() {
        if (isCut) throw new Error('cut');
        return db.orm;
      },
    };
    const warn = vi.fn();
    const follower = await follow({ db: cut, pollMs: 10, log: { ...silent, warn } });
    isCut = true;
    await upsertAdverts(db, [draft('a'), draft('b')], monday);
    await endAdverts(db, [referenceOf('a')], monday);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 20_000);
    expect(await found()).toEqual([]);
    isCut = false;
    await eventually(['b']);
    expect(follower.rebuilds()).toBe(0);
  });

  it('is loaded when the database comes back after a start without it', async () => {
    await upsertAdverts(db, [draft('a')], monday);
    let failures = 2;
    const late: Database = {
      ...db,
      get longWork() {
        if (failures-- > 0) throw new Error('not yet');
        return db.longWork;
      },
    };
    await follow({ db: late });
    expect(await found()).toEqual([referenceOf('a')]);
  });

  it('stays as it is when the follower has stopped', async () => {
    const follower = await follow({ pollMs: 10 });
    await follower.stop();
    await upsertAdverts(db, [draft('a')], monday);
    follower.wake();
    expect(await found()).toEqual([]);
  });
});
