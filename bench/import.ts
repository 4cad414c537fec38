import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase, parseFeedRow, upsertAdverts } from '@forecourt/store';
import { buildFeedRow } from './feed-row.ts';
import { startPostgres } from './postgres.ts';

const rows = 100_000;
const root = fileURLToPath(new URL('..', import.meta.url));
/** The arguments that `npm run import` passes to Node. */
const command: string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .scripts.import.split(' ')
  .slice(1);

/**
 * Imports a feed of 100,000 rows through the real command, compared with PostgreSQL and with row-by-row
 * writing.
 */
export async function benchImport(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const postgres = await startPostgres(join(folder, 'postgres'));
  try {
    const feed = join(folder, 'stock.ndjson');
    await writeFeed(feed);
    // An empty database is created first, which happens once in its life; only the import is measured.
    const pgliteUrl = `pglite://${join(folder, 'db')}`;
    await (await openDatabase(pgliteUrl)).close();
    const first = await runImport('PGlite, all rows new', feed, pgliteUrl);
    await runImport('PGlite, nothing changed', feed, pgliteUrl, first);
    await runImport('PostgreSQL 18, all rows new', feed, postgres.url, first);
    await insertOneByOne(join(folder, 'single'), first);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeFeed(path: string): Promise<void> {
  const file = createWriteStream(path);
  for (let index = 0; index < rows; index++) {
    if (!file.write(`${JSON.stringify(buildFeedRow(index))}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

async function runImport(name: string, feed: string, url: string, compared?: number): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [...command, feed], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: join(feed, '..') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  let cpu = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakMemory(child.pid));
    cpu = Math.max(cpu, cpuSeconds(child.pid));
  }, 50);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return print(name, rows / ((performance.now() - started) / 1000), compared, {
    peak,
    // On a shared machine, the clock says more about other processes than about ours.
    perCpu: rows / cpu,
  });
}

/** Of all threads, including the compiler's: fields 14 and 15 of /proc/PID/stat, in hundredths. */
function cpuSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/** The kernel records a process's peak resident size (VmHWM), so that no peak falls between two samples. */
function peakMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** What an import without batches does: the same work, one row and one transaction at a time. */
async function insertOneByOne(folder: string, compared: number): Promise<void> {
  const sample = 2000;
  const db = await openDatabase(`pglite://${folder}`);
  const started = performance.now();
  for (let index = 0; index < sample; index++) {
    const parsed = parseFeedRow(buildFeedRow(index), 'single');
    if (parsed.kind === 'bad') throw new Error(parsed.reasons.join('; '));
    const seller = { kind: 'private', name: 'Aoife', phone: null, email: null } as const;
    await upsertAdverts(db, [{ ...parsed.advert, seller, pictures: [] }], { at: new Date().toISOString() });
  }
  print('PGlite, one row at a time', sample / ((performance.now() - started) / 1000), compared);
  await db.close();
}

function print(
  name: string,
  speed: number,
  compared?: number,
  child?: { peak: number; perCpu: number },
): number {
  const count = (value: number) => Math.round(value).toLocaleString('en-IE').padStart(7);
  const details = child ? `  ${count(child.perCpu)} rows/CPU s  peak ${count(child.peak)} MB` : '';
  const ratio = compared ? `  ${(speed / compared).toFixed(2)}×` : '';
  console.log(`${name.padEnd(28)} ${count(speed)} rows/s${details}${ratio}`);
  return speed;
}
