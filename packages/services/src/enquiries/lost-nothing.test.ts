import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase, upsertDealers } from '@forecourt/store';
import { copyEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exampleDealer } from '../testing/example-dealer.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { type OutboxProcess, startOutboxProcess } from '../testing/start-outbox-process.ts';

/** Longer than the lease of a process that died, and than the hours between two messages there. */
const laterHours = '1000';
let folder: string;
let databaseUrl: string;
vi.setConfig({ testTimeout: 180_000 });
const processes: OutboxProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
  await copyEmptyDatabase(join(folder, 'db'));
  databaseUrl = `pglite://${join(folder, 'db')}`;
  const { id: _, ...dealer } = exampleDealer();
  await look((db) => upsertDealers(db, [dealer]));
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** The database while no process uses it. */
async function look<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(databaseUrl);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

function start(environment: Record<string, string>, options?: { fileLimitKb: number }): OutboxProcess {
  const started = startOutboxProcess(
    { DATABASE_URL: databaseUrl, DATA_DIR: folder, ...environment },
    options,
  );
  processes.push(started);
  return started;
}

/** Delivers whatever is due much later, and stops as the site does. */
async function deliverLater(server: { url: string; mails: string[] }, count: number): Promise<void> {
  const deliverer = start({ SMTP_URL: server.url, HOURS_AHEAD: laterHours });
  await vi.waitFor(() => expect(server.mails.length).toBeGreaterThanOrEqual(count), 90_000);
  await deliverer.kill('SIGTERM');
}

/** How far PostgreSQL's write-ahead log file is filled. It is created at its full size of 16 MB. */
async function readLogPosition(db: Database): Promise<number> {
  const answer: unknown = await db.orm.execute('select pg_current_wal_insert_lsn() as position');
  const [, low = '0'] = JSON.stringify(answer).match(/"position":"\w+\/(\w+)"/) ?? [];
  return Number.parseInt(low, 16) % (16 * 1024 * 1024);
}

const nameOf = (mail: string | undefined) => /Message-ID: (\S+)/i.exec(mail ?? '')?.[1];

/** A mail server that accepts the connection and never answers. */
async function startMuteServer(): Promise<{ server: Server; url: string; called: Promise<void> }> {
  const { promise: called, resolve } = Promise.withResolvers<void>();
  const server = createServer(() => resolve());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { server, url: `smtp://127.0.0.1:${port}`, called };
}

test('a process killed between storing a message and mailing it loses nothing', async () => {
  const mute = await startMuteServer();
  const killed = start({ SMTP_URL: mute.url, MESSAGES: '1' });
  await killed.says('sent');
  await mute.called;
  await killed.kill('SIGKILL');
  mute.server.close();
  const server = await startMailServer();
  await deliverLater(server, 1);
  await server.close();
  expect(server.mails).toHaveLength(1);
});

test('a process killed before the mail server’s reply sends the mail again, with the same id', async () => {
  const server = await startMailServer({ isSilentAfterData: true });
  const killed = start({ SMTP_URL: server.url, MESSAGES: '1' });
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), 90_000);
  await killed.kill('SIGKILL');
  await server.close();
  const back = await startMailServer();
  await deliverLater(back, 1);
  await back.close();
  expect(back.mails).toHaveLength(1);
  expect(nameOf(back.mails[0])).toBeDefined();
  expect(nameOf(back.mails[0])).toBe(nameOf(server.mails[0]));
});

/** Windows has neither custom signals nor file size limits per process. */
const isUnix = process.platform !== 'win32';

test.runIf(isUnix)(
  'a process killed after it recorded the mail server’s reply does not send the mail again',
  async () => {
    const server = await startMailServer();
    const killed = start({ SMTP_URL: server.url, MESSAGES: '1' });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), 90_000);
    killed.child.kill('SIGUSR2');
    await killed.says('noted');
    await killed.kill('SIGKILL');
    await server.close();
    const first = nameOf(server.mails[0]);
    expect(first).toBeDefined();
    const back = await startMailServer();
    // It sends the oldest due mail first: once the new message has arrived, the old one would have arrived too.
    const next = start({ SMTP_URL: back.url, HOURS_AHEAD: laterHours, MESSAGES: '1' });
    await vi.waitFor(() => expect(back.mails.length).toBeGreaterThan(0), 90_000);
    await next.kill('SIGTERM');
    await back.close();
    expect(back.mails).toHaveLength(1);
    expect(nameOf(back.mails[0])).not.toBe(first);
  },
);

test.runIf(isUnix)(
  'a full disk loses no message that was confirmed, and confirms none that it lost',
  async () => {
    const position = await look(readLogPosition);
    const mute = await startMuteServer();
    const limit = { fileLimitKb: Math.ceil(position / 1024) + 48 };
    const full = start({ SMTP_URL: mute.url, MESSAGES: '400' }, limit);
    await full.says('turned-away');
    const thanked = full.lines().filter((line) => line.startsWith('sent'));
    await full.kill('SIGKILL');
    mute.server.close();
    expect(thanked.length).toBeGreaterThan(0);
    const server = await startMailServer();
    await deliverLater(server, thanked.length);
    await server.close();
    const texts = server.mails.map((mail) => /^Message \d+/m.exec(mail)?.[0]).sort();
    const expected = thanked.map((line) => line.replace('sent ', '')).sort();
    expect(texts).toEqual(expect.arrayContaining(expected));
    expect(new Set(texts).size).toBe(texts.length);
  },
);
