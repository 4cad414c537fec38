import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase, recordEnquiry } from '@forecourt/store';
import { type PostgresServer, startPostgres } from '@forecourt/store/testing';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createExpiry } from './expire-enquiries.ts';

const log = { info: () => {} };
const now = () => Date.parse('2026-11-16T09:00:00.000Z');

let server: PostgresServer;
let processes: Database[];
let dataDir: string;
beforeAll(async () => {
  server = await startPostgres();
  const url = await server.createDatabase('expiry');
  processes = await Promise.all([openDatabase(url), openDatabase(url), openDatabase(url)]);
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-expiry-'));
});
afterAll(async () => {
  for (const db of processes) await db.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await processes[0]?.orm.execute('truncate enquiry, outgoing_mail restart identity cascade');
});

async function ask(count: number, at: string): Promise<void> {
  for (let sent = 0; sent < count; sent++)
    await recordEnquiry(
      processes[0] as Database,
      {
        idempotencyKey: `${at} ${sent}`,
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
      },
      { at },
    );
}

/** One round of all processes at once, with the count of each. */
async function runAll(keepEnquiriesDays: number): Promise<number[]> {
  const registries = processes.map(() => new Registry());
  const expire = processes.map((db, index) =>
    createExpiry({
      db,
      config: { keepEnquiriesDays, dataDir },
      registry: registries[index] as Registry,
      log,
      now,
      batchSize: 7,
    }),
  );
  await Promise.all(expire.map((each) => each()));
  return Promise.all(
    registries.map(
      async (registry) =>
        (await registry.getSingleMetric('forecourt_enquiries_expired_total')?.get())?.values[0]?.value ?? 0,
    ),
  );
}

async function countLeft(): Promise<number> {
  const [db] = processes as [Database];
  const { rows } = (await db.orm.execute('select count(*)::int as count from enquiry')) as {
    rows: { count: number }[];
  };
  return rows[0]?.count ?? -1;
}

test('several processes delete each old enquiry once, in batches, and leave the others', async () => {
  await ask(20, '2025-11-15T09:00:00.000Z');
  await ask(3, '2025-11-17T09:00:00.000Z');
  const counted = await runAll(365);
  expect(counted.reduce((sum, count) => sum + count)).toBe(20);
  expect(await countLeft()).toBe(3);
});

test('the files of their mails are deleted too', async () => {
  await ask(1, '2025-11-15T09:00:00.000Z');
  mkdirSync(join(dataDir, 'mail'));
  const file = join(dataDir, 'mail', 'enquiry-1.eml');
  writeFileSync(file, 'To: seller');
  await runAll(365);
  expect(existsSync(file)).toBe(false);
});

test('with 0 days nothing is ever deleted', async () => {
  await ask(2, '1999-01-01T09:00:00.000Z');
  await runAll(0);
  expect(await countLeft()).toBe(2);
});
