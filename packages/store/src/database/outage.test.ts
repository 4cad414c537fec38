import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findSetting, saveSetting } from '../setting/settings.ts';
import { type PostgresServer, startPostgres } from '../testing/start-postgres.ts';
import type { Database } from './database.ts';
import { queryRows } from './database.ts';
import { type DatabaseProblem, databaseProblemOf } from './database-problem.ts';
import { sql } from './drizzle.ts';
import { openDatabase } from './open-database.ts';

let server: PostgresServer;
let db: Database;
const told: (DatabaseProblem | null)[] = [];

beforeAll(async () => {
  server = await startPostgres();
  const url = await server.createDatabase('outage');
  db = await openDatabase(url, { timeoutMs: 1000, retryMs: 100 });
  db.onProblem((problem) => told.push(problem));
});
afterAll(async () => {
  await db?.close();
  await server?.stop();
});

const problemOf = (work: Promise<unknown>) => work.then(() => null, databaseProblemOf);
const heals = () => vi.waitFor(() => expect(db.problem()).toBeNull(), { timeout: 30_000, interval: 20 });

describe('a PostgreSQL', () => {
  it('that hangs fails calls within the timeout, then at once, and is used again when it recovers', async () => {
    const resume = await server.suspend();
    try {
      const asked = [1, 2, 3].map((n) => problemOf(saveSetting(db, `hang ${n}`, n)));
      expect(await Promise.all(asked)).toEqual(['unreachable', 'unreachable', 'unreachable']);
      expect(db.problem()).toBe('unreachable');
      const sleeping = new Promise((_, reject) => setTimeout(reject, 500, new Error('It waited.')));
      expect(await problemOf(Promise.race([findSetting(db, 'a'), sleeping]))).toBe('unreachable');
    } finally {
      resume();
    }
    await heals();
    await saveSetting(db, 'a', 'after');
    expect(await findSetting(db, 'a')).toBe('after');
    expect(told.splice(0)).toEqual(['unreachable', null]);
  });

  it('that hangs in transactions loses no connection to them', async () => {
    const resume = await server.suspend();
    try {
      const asked = Array.from({ length: 12 }, () =>
        db.transaction(async (inner) => findSetting(inner, 'a')),
      );
      expect(new Set(await Promise.all(asked.map(problemOf)))).toEqual(new Set(['unreachable']));
    } finally {
      resume();
    }
    await heals();
    const used = Array.from({ length: 10 }, () => db.transaction((inner) => findSetting(inner, 'a')));
    expect(await Promise.all(used)).toEqual(Array(10).fill('after'));
    told.splice(0);
  });

  it('that is shut down and started again is used again', async () => {
    await server.shutDown();
    for (let n = 0; n < 3; n++) expect(await problemOf(findSetting(db, 'a'))).toBe('unreachable');
    expect(db.problem()).toBe('unreachable');
    await server.startAgain();
    await heals();
    expect(await findSetting(db, 'a')).toBe('after');
    expect(told.splice(0)).toEqual(['unreachable', null]);
  });

  it('that cuts a transaction’s connection fails only that transaction', async () => {
    const cutOff = db.transaction(async (inner) => {
      const [own] = await queryRows<{ pid: number }>(inner, sql`select pg_backend_pid() as pid`);
      await db.orm.execute(sql`select pg_terminate_backend(${own?.pid})`);
      // Long enough for the connection to end while it is idle.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return findSetting(inner, 'a');
    });
    await expect(cutOff).rejects.toThrow();
    expect(await findSetting(db, 'a')).toBe('after');
    told.splice(0);
  });

  it('that is out of connections fails calls, and is used again once there are some', async () => {
    const others: pg.Client[] = [];
    try {
      await takeConnections(others);
      // The site's own end, and others take their places.
      await vi.waitFor(async () => expect(await endOwnConnections(others[0])).toBe(0), { timeout: 10_000 });
      expect(await takeConnections(others)).toMatchObject({ code: '53300' });
      for (let n = 0; n < 3; n++) expect(await problemOf(findSetting(db, 'a'))).toBe('unreachable');
      expect(db.problem()).toBe('unreachable');
    } finally {
      await Promise.all(others.map((client) => client.end()));
    }
    await heals();
    expect(await findSetting(db, 'a')).toBe('after');
    expect(told.splice(0).at(-1)).toBeNull();
  });

  it('ends a statement that no caller waits for any more', async () => {
    expect(await problemOf(Promise.resolve(db.orm.execute('select pg_sleep(60)')))).toBe('unreachable');
    const asleep = () =>
      queryRows(
        db,
        sql`select 1 from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`,
      );
    await vi.waitFor(async () => expect(await asleep()).toEqual([]), { timeout: 10_000, interval: 50 });
  });

  it('lets long work take its time', async () => {
    await db.longWork.orm.execute('select pg_sleep(1.5)');
  });

  it('that is read-only can still be read, and is known to refuse writes until it accepts them again', async () => {
    const setReadOnly = (isOn: boolean) =>
      db.longWork.orm.execute(
        `alter database outage set default_transaction_read_only = ${isOn ? 'on' : 'off'}`,
      );
    const reconnect = () =>
      db.longWork.orm.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'outage' and pid <> pg_backend_pid()`,
      );
    await setReadOnly(true);
    await reconnect();
    await vi.waitFor(async () => expect(await problemOf(saveSetting(db, 'a', 1))).toBe('unwritable'), {
      timeout: 30_000,
    });
    expect(db.problem()).toBe('unwritable');
    expect(await findSetting(db, 'a')).toBe('after');
    await setReadOnly(false);
    await reconnect();
    await heals();
    await saveSetting(db, 'a', 'written');
    expect(told).toContain('unwritable');
    expect(told.splice(0).at(-1)).toBeNull();
  });
});

/** Connects until the server refuses, and returns its refusal. */
async function takeConnections(taken: pg.Client[]): Promise<unknown> {
  for (;;) {
    const client = new pg.Client(server.urlOf('outage'));
    client.on('error', () => {});
    try {
      await client.connect();
    } catch (error) {
      return error;
    }
    taken.push(client);
  }
}

/** Ends the connections of the database under test, and returns how many there were. */
async function endOwnConnections(client: pg.Client | undefined): Promise<number | null | undefined> {
  const ended = await client?.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'forecourt'`,
  );
  return ended?.rowCount;
}
