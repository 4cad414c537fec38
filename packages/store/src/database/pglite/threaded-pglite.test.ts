import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseProblemOf } from '../database-problem.ts';
import { withTimeLimit } from '../time-limit.ts';
import { ThreadedPglite } from './threaded-pglite.ts';

// Creating a database takes seconds, and many on a busy machine.
describe('the database in its thread', { timeout: 120_000 }, () => {
  let client: ThreadedPglite;
  beforeAll(async () => {
    client = await ThreadedPglite.start(null);
    await client.query('create table note (text text, said jsonb)');
  }, 120_000);
  afterAll(() => client.close());

  it('leaves this thread free while it works', async () => {
    const order: string[] = [];
    const query = client
      .query('select count(*) from generate_series(1, 300000)')
      .then(() => order.push('answer'));
    await new Promise((resolve) => setImmediate(resolve));
    order.push('other work');
    await query;
    expect(order).toEqual(['other work', 'answer']);
  });

  it('takes JSON as bytes and returns it as values', async () => {
    const bytes = Buffer.from('{"make":"Škoda"}');
    const { rows } = await client.query('select $1::json as said, $1::jsonb as again', [bytes.toString()]);
    expect(rows).toEqual([{ said: { make: 'Škoda' }, again: { make: 'Škoda' } }]);
    const direct = await client.query('select $1::json as said', [bytes], { rowMode: 'array' });
    expect(direct.rows).toEqual([[{ make: 'Škoda' }]]);
  });

  it('ends one transaction before the next begins', async () => {
    const write = (text: string) =>
      client.transaction(async (transaction) => {
        const { rows } = await transaction.query('select count(*)::int as count from note');
        await transaction.query('insert into note values ($1)', [text]);
        return rows[0]?.count;
      });
    expect(await Promise.all([write('a'), write('b'), write('c')])).toEqual([0, 1, 2]);
  });

  it('answers each of several concurrent statements in a transaction', async () => {
    const sums = await client.transaction((transaction) =>
      Promise.all([1, 2, 3].map((value) => transaction.query(`select ${value} as value`))),
    );
    expect(sums.map(({ rows }) => rows[0]?.value)).toEqual([1, 2, 3]);
  });

  it('rolls back a transaction that throws', async () => {
    const failing = client.transaction(async (transaction) => {
      await transaction.query('delete from note');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await client.query('select text from note')).rows).toHaveLength(3);
  });

  it('reports a rollback if a failed statement was ignored', async () => {
    const careless = client.transaction(async (transaction) => {
      await transaction.query('delete from note');
      await transaction.query('select 1 / 0').catch(() => {});
    });
    await expect(careless).rejects.toThrow('rolled back');
    expect((await client.query('select text from note')).rows).toHaveLength(3);
  });

  it('does not report success for a transaction that never began', async () => {
    const { postMessage } = Worker.prototype;
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker, call) {
      postMessage.call(this, { ...call, text: 'begin nothing' });
    });
    const work = client.transaction((transaction) => transaction.query('select 1'));
    await expect(work).rejects.toMatchObject({ code: '42601' });
    vi.restoreAllMocks();
  });

  it('notifies every listener until it unsubscribes', async () => {
    const heard: string[] = [];
    const stop = await client.listen('news', () => heard.push('a'));
    await client.listen('news', () => heard.push('b'));
    await client.query('notify news');
    await stop();
    await client.query('notify news');
    await client.query('select 1');
    expect(heard).toEqual(['a', 'b', 'b']);
  });

  it('keeps PostgreSQL’s code of an error', async () => {
    await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  });

  it('refuses calls after it is closed', async () => {
    const other = await ThreadedPglite.start(null);
    await other.close();
    const failure = await other.query('select 1').catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'The database has stopped.' });
    expect(databaseProblemOf(failure)).toBe('unreachable');
  });

  it('does not run a queued statement that no caller waits for any more', async () => {
    await client.query('create table late (n int)');
    const before = client.query('select pg_sleep(0.2)');
    const late = client.query('insert into late values (1)', [], { call: (work) => withTimeLimit(20, work) });
    await expect(late).rejects.toThrow('did not answer within 20 ms');
    await before;
    expect((await client.query('select * from late')).rows).toEqual([]);
  });

  it('passes the turn of an abandoned transaction to the next one only after the rollback', async () => {
    await client.query('create table slow (n int)');
    const slow = client.transaction(
      async (transaction) => {
        await transaction.query('insert into slow values (1)');
        await transaction.query('select pg_sleep(0.3)');
      },
      { call: (work) => withTimeLimit(100, work) },
    );
    await expect(slow).rejects.toThrow('did not answer within 100 ms');
    expect((await client.query('select * from slow')).rows).toEqual([]);
  });

  it('ends a statement that takes so long that it must hang', async () => {
    const other = await ThreadedPglite.start(null);
    const hanging = other.query('select pg_sleep(60)', [], { hangMs: 50 });
    const failure = await hanging.catch((error: unknown) => error);
    expect(databaseProblemOf(failure)).toBe('unreachable');
    await other.ended;
    await expect(other.query('select 1')).rejects.toThrow('has not responded for 50 ms');
  });
});
