import { openDatabase, openReplica, type Replica } from '@forecourt/store/opening';
import { type PostgresServer, startPostgres } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chooseSource } from './choose-source.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const log = { warn: vi.fn() };

/** A database, and a replica at another address. */
async function choose(url: string, change: (replica: Replica) => Promise<unknown> = async () => {}) {
  const db = await openDatabase(server.urlOf('market'));
  const replica = await openReplica(url);
  try {
    await change(replica);
    const source = await chooseSource(db, replica.session, log);
    return source === replica.session ? 'replica' : 'database';
  } finally {
    await replica.close();
    await db.close();
  }
}

it('reads from a replica that keeps up, and only from such a one', async () => {
  const url = await server.createDatabase('market');
  expect(await choose(url)).toBe('replica');
  expect(log.warn).not.toHaveBeenCalled();

  const behind = await server.createDatabase('behind');
  await (await openDatabase(behind)).close();
  const db = await openDatabase(url);
  await db.orm.execute(
    `insert into advert_change (public_reference, kind, at)
     select 'abcdef012345', 'changed', now() from generate_series(1, 3100)`,
  );
  await db.close();
  expect(await choose(behind)).toBe('database');
  expect(log.warn.mock.lastCall?.[0]).toEqual({ changes: 3100 });
  expect(await choose(server.urlOf('nowhere'))).toBe('database');
});

it('never writes to a replica', async () => {
  const writing = choose(server.urlOf('market'), ({ session }) =>
    session.orm.execute(`delete from advert_change`),
  );
  await expect(writing).rejects.toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ code: '25006' }) }),
  );
});
