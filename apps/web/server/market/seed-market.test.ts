import { exampleAdvert } from '@forecourt/services/testing';
import {
  countAdverts,
  countDealers,
  countUnsentMail,
  type Database,
  findSetting,
  readResponseRecords,
  storeAdverts,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketMaker } from './market-maker.ts';
import { type MarketMaker, seedMarket } from './seed-market.ts';

const log = { info: () => {}, warn: () => {} };
const seed = (db: Database, maker: MarketMaker, size = 40, signal?: AbortSignal) =>
  seedMarket({ db, maker, seed: 7, size, log, pollMs: 1, ...(signal ? { signal } : {}) });

/** A market whose generation stops in the middle, as in a killed process. */
const broken: MarketMaker = {
  ...marketMaker,
  *adverts(plan, dealerIds) {
    let made = 0;
    for (const advert of marketMaker.adverts(plan, dealerIds)) {
      if (made === 1500) throw new Error('killed');
      made += 1;
      yield advert;
    }
  },
};

describe('one database through its first starts', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openEmptyDatabase();
  });
  afterAll(() => db.close());

  it('stays empty if no market is wanted', async () => {
    expect(await seed(db, marketMaker, 0)).toBe('not-wanted');
    expect(await findSetting(db, 'market')).toBeUndefined();
  });

  it('keeps what was stored when the process is shut down between two batches', async () => {
    const stopping = new AbortController();
    const stopped: MarketMaker = {
      ...marketMaker,
      dealers(plan) {
        stopping.abort();
        return marketMaker.dealers(plan);
      },
    };
    expect(await seed(db, stopped, 1600, stopping.signal)).toBe('stopped');
    expect(await countDealers(db)).toBeGreaterThan(0);
    expect(await countAdverts(db)).toEqual({ live: 0, ended: 0 });
  });

  it('keeps what was stored when the process is killed', async () => {
    await expect(seed(db, broken, 1600)).rejects.toThrow('killed');
    expect((await countAdverts(db)).live).toBeGreaterThan(0);
  });

  it('is completed by the next start, with the original plan', async () => {
    expect(await seed(db, marketMaker, 20)).toBe('made');
    expect((await countAdverts(db)).live).toBe(1600);
  });

  it('shows how some dealers answer, and sends no email for it', async () => {
    expect((await readResponseRecords(db, { at: new Date().toISOString() })).size).toBeGreaterThan(0);
    expect(await countUnsentMail(db, { at: new Date().toISOString() })).toMatchObject({ waiting: 0 });
  });

  it('is left alone by every later start', async () => {
    expect(await seed(db, marketMaker)).toBe('present');
    expect((await countAdverts(db)).live).toBe(1600);
  });
});

it('is generated once by two processes that start together', async () => {
  const db = await openEmptyDatabase();
  const outcomes = await Promise.all([seed(db, marketMaker), seed(db, marketMaker)]);
  expect(outcomes.sort()).toEqual(['made', 'present']);
  expect((await countAdverts(db)).live).toBe(40);
  await db.close();
});

it('never touches a database with other adverts', async () => {
  const db = await openEmptyDatabase();
  await storeAdverts(db, [exampleAdvert()]);
  expect(await seed(db, marketMaker)).toBe('other-adverts');
  expect(await countAdverts(db)).toEqual({ live: 1, ended: 0 });
  await db.close();
});
