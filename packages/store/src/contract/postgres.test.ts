import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import { readChanges } from '../change/read-changes.ts';
import { type Database, queryRows, type Session } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { openDatabase } from '../database/open-database.ts';
import { changeDealer } from '../dealer/change-dealer.ts';
import { findDealer } from '../dealer/find-dealers.ts';
import { upsertDealers } from '../dealer/upsert-dealers.ts';
import { upsertFeedDealers } from '../dealer/upsert-feed-dealers.ts';
import { type PostgresServer, startPostgres } from '../testing/start-postgres.ts';
import { exampleAdvert, exampleDealer } from './examples.ts';
import { describeStoreContract, emptyDatabase } from './store-contract.ts';

const at = '2026-11-09T09:00:00.000Z';

describe('on PostgreSQL', () => {
  let server: PostgresServer;
  let db: Database;
  beforeAll(async () => {
    server = await startPostgres();
    db = await openDatabase(await server.createDatabase('contract'));
  });
  afterAll(async () => {
    await db?.close();
    await server?.stop();
  });

  describeStoreContract(() => db);

  it('never lets a reader miss a change that commits late', async () => {
    await emptyDatabase(db);
    const slowMayCommit = Promise.withResolvers<void>();
    const slowHasWritten = Promise.withResolvers<void>();
    const slow = db.transaction(async (session) => {
      await upsertAdverts(session, [exampleAdvert('slow')], { at });
      slowHasWritten.resolve();
      await slowMayCommit.promise;
    });
    await slowHasWritten.promise;
    const quick = upsertAdverts(db, [exampleAdvert('quick')], { at });
    await waitForBlockedWriter(db);
    const early = await readChanges(db, 0, 10);
    slowMayCommit.resolve();
    await Promise.all([slow, quick]);
    const late = await readChanges(db, early.at(-1)?.sequence ?? 0, 10);
    expect(early.length + late.length).toBe(2);
  });

  it('keeps that order even for a writer that takes no lock of its own', async () => {
    await emptyDatabase(db);
    const insert = (reference: string) =>
      sql`insert into advert_change (public_reference, kind, at) values (${reference}, 'added', now())`;
    const mayCommit = Promise.withResolvers<void>();
    const hasWritten = Promise.withResolvers<void>();
    const first = db.transaction(async (session) => {
      await session.orm.execute(insert('first'));
      hasWritten.resolve();
      await mayCommit.promise;
    });
    await hasWritten.promise;
    const second = db.transaction((session) => queryRows(session, insert('second')));
    await waitForBlockedWriter(db);
    expect(await readChanges(db, 0, 10)).toEqual([]);
    mayCommit.resolve();
    await Promise.all([first, second]);
    const order = (await readChanges(db, 0, 10)).map((change) => change.publicReference);
    expect(order).toEqual(['first', 'second']);
  });

  describe('an import and an operator changing a dealer at once', () => {
    let id: number;
    const set = (session: Session) => changeDealer(session, id, { whatsapp: '087 123 4567' });
    const hear = (session: Session) => upsertFeedDealers(session, 'example', [heardDealer]);

    it.each([
      ['the import comes first', hear, set],
      ['the operator comes first', set, hear],
    ])('do not undo each other’s changes when %s', async (_, first, second) => {
      await emptyDatabase(db);
      [id = 0] = await upsertDealers(db, [exampleDealer('one')]);
      const mayCommit = Promise.withResolvers<void>();
      const hasWritten = Promise.withResolvers<void>();
      const slow = db.transaction(async (session) => {
        await first(session);
        hasWritten.resolve();
        await mayCommit.promise;
      });
      await hasWritten.promise;
      const quick = second(db);
      await waitForBlockedWriter(db);
      mayCommit.resolve();
      await Promise.all([slow, quick]);
      expect(await findDealer(db, id)).toMatchObject({ phone: '020 9100009', whatsapp: '087 123 4567' });
    });
  });

  it('listens to all channels on one connection, even if it is cut several times', async () => {
    const listeners = () =>
      queryRows<{ pid: number }>(
        db,
        sql`select pid from pg_stat_activity where application_name = 'forecourt listen'`,
      );
    let wake = () => {};
    let heard = 0;
    const stop = await db.listen('advert_change', () => wake());
    const stopOther = await db.listen('job', () => {
      heard += 1;
    });
    for (let cut = 0; cut < 2; cut++) {
      const isBack = new Promise<void>((resolve) => {
        wake = resolve;
      });
      for (const { pid } of await listeners()) await queryRows(db, sql`select pg_terminate_backend(${pid})`);
      await isBack;
    }
    expect(await listeners()).toHaveLength(1);
    await stop();
    const before = heard;
    await queryRows(db, sql`select pg_notify('job', '')`);
    await vi.waitFor(() => expect(heard).toBe(before + 1));
    await stopOther();
    await vi.waitFor(async () => expect(await listeners()).toHaveLength(0), { timeout: 10_000 });
  });

  it('is created by any number of processes that start at once', async () => {
    const url = await server.createDatabase('together');
    const opened = await Promise.all([openDatabase(url), openDatabase(url), openDatabase(url)]);
    expect(await readChanges(opened[2], 0, 1)).toEqual([]);
    await Promise.all(opened.map((one) => one.close()));
  });

  it('reports a wrong password without showing it', async () => {
    const url = server.urlOf('contract').replace('secret', 'guess');
    const error = await openDatabase(url).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'wrong-password' });
    expect(String(error)).not.toContain('guess');
  });

  it('reports a missing database', async () => {
    await expect(openDatabase(server.urlOf('nowhere'))).rejects.toMatchObject({ kind: 'no-such-database' });
  });
});

const { place } = exampleDealer('one');
const heardDealer = {
  dealer: {
    sourceReference: 'one',
    name: null,
    phone: '020 9100009',
    email: null,
    addressLines: null,
    eircode: null,
    websiteUrl: null,
    place: null,
    whatsapp: null,
    openingHours: null,
    financePartners: null,
  },
  fallbackPlace: place,
};

/** Waits until another session really waits for the lock: no sleeping, no guessing. */
async function waitForBlockedWriter(db: Database): Promise<void> {
  for (;;) {
    const waiting = await queryRows(
      db,
      sql`select 1 from pg_locks where locktype in ('advisory', 'transactionid') and not granted`,
    );
    if (waiting.length > 0) return;
  }
}
