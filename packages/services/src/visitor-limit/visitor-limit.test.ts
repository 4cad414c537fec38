import { type Database, openDatabase } from '@forecourt/store';
import { openEmptyDatabase, type PostgresServer, startPostgres } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVisitorHash } from '../secrets/visitor-hash.ts';
import { createVisitorLimits } from './visitor-limit.ts';

const limit = { count: 3, withinMs: 30_000 };
const hashVisitor = createVisitorHash('secret');
const log = { error: () => {} };

let server: PostgresServer;
let url: string;
beforeAll(async () => {
  server = await startPostgres();
  url = await server.createDatabase('limits');
});
afterAll(() => server.stop());

const openLimit = (db: Database, now: () => number) =>
  createVisitorLimits({ db, hashVisitor, log, now })('photos', limit);

it('is shared between processes and survives a restart', async () => {
  let time = 1_800_000_000_000;
  const now = () => time;
  const processes = await Promise.all([openDatabase(url), openDatabase(url)]);
  const [one, other] = processes.map((db) => openLimit(db, now));
  const taken = await Promise.all([one, other, one, other, one].map((take) => take?.('203.0.113.7')));
  expect(taken.filter((refusal) => refusal === null)).toHaveLength(3);
  await Promise.all(processes.map((db) => db.close()));

  const restarted = await openDatabase(url);
  const take = openLimit(restarted, now);
  expect(await take('203.0.113.7')).toEqual({ retryAfterSeconds: 10 });
  time += 10_000;
  expect(await take('203.0.113.7')).toBeNull();
  await restarted.close();
});

it('is counted in the process while the database cannot', async () => {
  const db = await openEmptyDatabase();
  await db.close();
  const take = openLimit(db, () => 1_800_000_000_000);
  for (const _ of [1, 2, 3]) expect(await take('203.0.113.8')).toBeNull();
  expect(await take('203.0.113.8')).toEqual({ retryAfterSeconds: 10 });
});
