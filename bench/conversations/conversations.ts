import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSignedLinks, loadSiteSecret } from '@forecourt/services/open';
import {
  addMessage,
  type Database,
  findConversationOfEnquiry,
  openDatabase,
  recordEnquiry,
} from '@forecourt/store';
import { findFreePort } from '../free-port.ts';
import { startPostgres } from '../postgres.ts';
import { readNumberOption } from '../read-option.ts';
import { startServer } from '../server.ts';

/** The longest that a message may take to be seen. */
const mostMs = 1000;

/**
 * Many open conversations on one process, each with a message from another process: how long until its page hears of it, and
 * whether everything is freed when the pages are closed. `--open=1000` says how many.
 */
export async function benchConversations(): Promise<void> {
  const count = readNumberOption('open', 1000);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const postgres = await startPostgres(join(folder, 'postgres'));
  const db = await openDatabase(postgres.url);
  const metricsPort = await findFreePort();
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    MARKET_SIZE: '50',
    TRUSTED_PROXIES: 'loopback',
    RATE_LIMIT: '0',
    METRICS_PORT: String(metricsPort),
    // Nobody sells these adverts, so the mails of their enquiries fail.
    LOG_LEVEL: 'fatal',
  });
  try {
    const ids = await beginConversations(db, count);
    const links = createSignedLinks(await loadSiteSecret(db));
    const origin = `http://localhost:${server.port}`;
    const pages = await Promise.all(
      ids.map((id, index) =>
        openPage(`${origin}${links.path('conversation-buyer', id)}/events?version=2`, index),
      ),
    );
    const open = await readOpen(metricsPort);
    const inTurn = await measure(pages, (index) => send(db, ids[index] ?? 0, `turn ${index}`), 200);
    const atOnce = await measureAll(pages, (index) => send(db, ids[index] ?? 0, `once ${index}`));
    for (const page of pages) page.close();
    const started = performance.now();
    let left = count;
    while (left > 0 && performance.now() - started < 10_000) {
      await pause(50);
      left = await readOpen(metricsPort);
    }
    console.log('| messages | seen, median ms | 99 in 100, ms | slowest, ms |\n|---|---|---|---|');
    console.log(`| ${inTurn.length}, one after another | ${figures(inTurn)} |`);
    console.log(`| ${atOnce.length}, as fast as the database takes them | ${figures(atOnce)} |`);
    console.log(`\nOpen: ${open} of ${count}. After all were closed: ${left} left.`);
    if (open < count || left > 0 || Math.max(...inTurn, ...atOnce) > mostMs) process.exitCode = 1;
  } finally {
    await server.stop();
    await db.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function beginConversations(db: Database, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const enquiry = await recordEnquiry(
      db,
      {
        idempotencyKey: `bench ${index}`,
        channel: 'Car',
        kind: 'email',
        publicReference: `bench-${index}`,
        dealerId: null,
        name: 'Niamh',
        email: `niamh-${index}@example.ie`,
        phone: null,
        message: 'Is it still for sale?',
        preferredTime: null,
        visitor: null,
      },
      { at: new Date().toISOString() },
    );
    ids.push((await findConversationOfEnquiry(db, enquiry))?.conversation.id ?? 0);
  }
  return ids;
}

async function send(db: Database, id: number, key: string): Promise<void> {
  const at = new Date().toISOString();
  const mailAt = new Date(Date.now() + 3_600_000).toISOString();
  await addMessage(
    db,
    id,
    { author: 'seller', kind: 'text', body: key, idempotencyKey: key },
    { at, mailAt },
  );
}

interface OpenPage {
  /** Resolves at the next event. */
  next(): Promise<void>;
  close(): void;
}

/** Each from a network of its own, as visitors are. */
function openPage(address: string, index: number): Promise<OpenPage> {
  return new Promise((resolve, reject) => {
    const headers = { 'X-Forwarded-For': `10.9.${index >> 8}.${index % 256}` };
    const request = get(address, { headers, agent: false }, (response: IncomingMessage) => {
      if (response.statusCode !== 200)
        return reject(new Error(`An event stream answered ${response.statusCode}.`));
      let heard = () => {};
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: changed')) heard();
      });
      resolve({
        next: () =>
          new Promise<void>((done) => {
            heard = done;
          }),
        close: () => request.destroy(),
      });
    });
    request.on('error', reject);
  });
}

async function measure(
  pages: readonly OpenPage[],
  sendTo: (index: number) => Promise<void>,
  turns: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < Math.min(turns, pages.length); index += 1) {
    const seen = pages[index]?.next();
    const started = performance.now();
    await Promise.all([sendTo(index), seen]);
    times.push(performance.now() - started);
  }
  return times;
}

/** From the moment at which a message is stored. */
async function measureAll(
  pages: readonly OpenPage[],
  sendTo: (index: number) => Promise<void>,
): Promise<number[]> {
  return Promise.all(
    pages.map(async (page, index) => {
      let seenAt = 0;
      const seen = page.next().then(() => {
        seenAt = performance.now();
      });
      await sendTo(index);
      const storedAt = performance.now();
      await seen;
      return Math.max(0, seenAt - storedAt);
    }),
  );
}

async function readOpen(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^forecourt_open_conversations (\d+)/m.exec(text)?.[1] ?? -1);
}

function figures(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return [at(0.5), at(0.99), at(1)].join(' | ');
}
