import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countAdverts, findAdverts } from '../advert/find-adverts.ts';
import { readSearchableAdverts } from '../advert/read-searchable-adverts.ts';
import { readChanges } from '../change/read-changes.ts';
import { importOn } from '../command/run-command.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { copyEmptyDatabase } from '../testing/empty-database.ts';
import { exampleRow, makeFolder, toNdjson } from './reading/temporary-feed.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const examples = join(root, 'docs/examples');
/** The arguments that `npm run import` passes to Node. */
const command: string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .scripts.import.split(' ')
  .slice(1);

let folder: ReturnType<typeof makeFolder>;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => folder.remove());

const makeData = (name: string) => copyEmptyDatabase(join(folder.path, name, 'db'));

function start(args: string[], data = 'data') {
  const env = { ...process.env, DATA_DIR: join(folder.path, data), DATABASE_URL: '' };
  return spawn(process.execPath, [...command, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(args: string[], data?: string): Promise<{ code: number; text: string }> {
  const child = start(args, data);
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const [code] = await once(child, 'close');
  return { code, text };
}

/** Everything except the times, which differ between imports. */
async function readState(db: Database) {
  const adverts: unknown[] = [];
  for await (const batch of readSearchableAdverts(db, { batchSize: 1000 })) {
    const references = batch.map(({ publicReference }) => publicReference);
    for (const { listedAt, updatedAt, priceHistory, ...advert } of await findAdverts(db, references)) {
      adverts.push({ ...advert, prices: priceHistory.map((point) => point.price) });
    }
  }
  const changes = (await readChanges(db, 0, 100_000)).map(
    ({ publicReference, kind }) => `${publicReference} ${kind}`,
  );
  return { adverts, changes: changes.sort() };
}

/** Opens the database of a data folder once for all that is done in it: each start takes a second. */
async function inDatabase<T>(data: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(`pglite://${join(folder.path, data, 'db')}`);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function importAndRead(db: Database, feed: string) {
  // Some rows are rejected.
  expect(await importOn(db, [feed], join(folder.path, 'data'))).toMatchObject({ code: 2 });
  return readState(db);
}

// Each test starts processes that each start a database, which is slow on a busy machine.
describe('npm run import', { timeout: 180_000 }, () => {
  it('accepts the example feed as it is', async () => {
    await makeData('data');
    expect(await run([join(examples, 'stock.ndjson'), '--source', 'one'])).toMatchObject({
      code: 0,
      text: expect.stringMatching(
        /^one: 5 added, 0 changed, 0 unchanged, 0 ended, 0 rejected\.\nWorth a second look:\n {2}\d rows?: Pictures are missing/,
      ),
    });
  });

  it('exits with 1 and a sentence for no file at all', async () => {
    const { code, text } = await run([]);
    expect(code).toBe(1);
    expect(text).toMatch(/missing required argument/);
  });

  it('killed half way and run again leaves the same result as an uninterrupted import', async () => {
    await makeData('killed');
    await makeData('undisturbed');
    const rows = Array.from({ length: 2000 }, (_, index) =>
      exampleRow(`R${index}`, { price: index % 50 === 0 ? 'bad' : 5000 + index, mileage: index }),
    );
    const feed = folder.write('stock.ndjson', toNdjson(rows));
    const report = join(folder.path, 'report.ndjson');
    const child = start([feed, '--batch', '25', '--report', report], 'killed');
    const closed = once(child, 'close');
    while (rejectionsIn(report) < 5) await sleep(5);
    child.kill('SIGKILL');
    await closed;
    const resumed = await inDatabase('killed', async (db) => {
      const { live } = await countAdverts(db);
      expect(live).toBeGreaterThan(0);
      expect(live).toBeLessThan(1960);
      return importAndRead(db, feed);
    });
    expect(resumed.adverts).toHaveLength(1960);
    expect(resumed).toEqual(await inDatabase('undisturbed', (db) => importAndRead(db, feed)));
  });
});

function rejectionsIn(path: string): number {
  return existsSync(path) ? readFileSync(path, 'utf8').split('"kind":"rejected"').length - 1 : 0;
}
