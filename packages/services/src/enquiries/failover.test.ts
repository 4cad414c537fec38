import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EnquiryDraft } from '@forecourt/domain';
import { MemoryEngine } from '@forecourt/search';
import {
  type Database,
  databaseProblemOf,
  findEnquiryByKey,
  openDatabase,
  recordEnquiry,
  upsertAdverts,
} from '@forecourt/store';
import { openReplica } from '@forecourt/store/opening';
import { type PostgresPair, startPostgresPair } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { followChanges } from '../search/follow-changes.ts';
import type { IndexFile } from '../search/saved-index/index-file.ts';
import { exampleAdvert } from '../testing/example-advert.ts';

const silent = { info: () => {}, warn: () => {} };
const monday = { at: '2026-11-09T09:00:00.000Z' };
vi.setConfig({ testTimeout: 120_000 });

let pair: PostgresPair;
let db: Database;
beforeAll(async () => {
  pair = await startPostgresPair();
  db = await openDatabase(pair.url, { timeoutMs: 2000 });
});
afterAll(async () => {
  await db?.close();
  await pair?.stop();
});

/** A process that has no stored index, and stores none. */
const noFile: IndexFile = {
  find: async () => null,
  origin: async () => null,
  save: () => {},
  settled: async () => {},
};

const message: Omit<EnquiryDraft, 'idempotencyKey'> = {
  channel: 'Car',
  kind: 'email',
  publicReference: null,
  dealerId: null,
  name: 'Niamh',
  email: 'niamh@example.ie',
  phone: null,
  message: 'Is it still for sale?',
  preferredTime: null,
  visitor: null,
};

/** A visitor who sends one message after the other, each until it is thanked for. */
function startWriting() {
  const keys: string[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      const idempotencyKey = randomUUID();
      for (let isThanked = false; !isThanked && !isOver; ) {
        try {
          await recordEnquiry(db, { ...message, idempotencyKey }, { at: new Date().toISOString() });
          keys.push(idempotencyKey);
          isThanked = true;
        } catch (error) {
          failures.push(error);
          await pause(50);
        }
      }
    }
  })();
  return {
    thanked: () => keys,
    failures: () => failures,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}

it('after the loss of the primary every thanked message is there once, and the index goes on', async () => {
  const replica = await openReplica(pair.replicaUrl);
  const engine = new MemoryEngine();
  await upsertAdverts(db, [exampleAdvert({ sourceReference: 'a' })], monday);
  const follower = followChanges({ db, replica: replica.session, engine, file: noFile, log: silent });
  await follower.loaded;
  const found = async () => (await engine.search({ channel: 'Car' })).total;
  expect(await found()).toBe(1);

  const visitor = startWriting();
  await vi.waitFor(() => expect(visitor.thanked().length).toBeGreaterThan(5), 30_000);
  await pair.killPrimary();
  await vi.waitFor(() => expect(visitor.failures().length).toBeGreaterThan(0), 30_000);
  expect(await found()).toBe(1);
  await pair.promote();
  const before = visitor.thanked().length;
  await vi.waitFor(() => expect(visitor.thanked().length).toBeGreaterThan(before + 5), 30_000);
  await visitor.stop();

  for (const key of visitor.thanked()) expect(await findEnquiryByKey(db, key)).not.toBeNull();
  const { rows } = (await db.orm.execute('select count(*)::int as count from enquiry')) as unknown as {
    rows: { count: number }[];
  };
  // The last one may have been stored when the visitor stopped waiting for it.
  expect(rows[0]?.count).toBeLessThanOrEqual(visitor.thanked().length + 1);
  for (const error of visitor.failures()) expect(databaseProblemOf(error)).not.toBeNull();

  await upsertAdverts(db, [exampleAdvert({ sourceReference: 'b' })], monday);
  await vi.waitFor(async () => expect(await found()).toBe(2), 20_000);
  await follower.stop();
  await replica.close();
});
