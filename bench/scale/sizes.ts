import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@forecourt/store';
import { startPostgres } from '../postgres.ts';
import { fillMarket } from './fill-market.ts';
import type { IndexFigures } from './measure-index.ts';

/** Start, later start, memory, search and changes of one process, at one size of the market. */
export async function benchSize(size: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-scale-'));
  const postgres = await startPostgres(join(folder, 'postgres'));
  try {
    const db = await openDatabase(postgres.url);
    const filling = performance.now();
    await fillMarket(db, size);
    await db.close();
    const filled = (performance.now() - filling) / 1000;
    console.log(`\n${size.toLocaleString('en')} adverts (stored in ${filled.toFixed(0)} s)`);
    const first = await measure(postgres.url, folder, 0);
    const later = await measure(postgres.url, folder, Math.min(100_000, size / 20));
    const megabytes = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;
    console.log(
      `  start, read from PostgreSQL        ${first.startSeconds.toFixed(1)} s, at most ${megabytes(first.peakBytes)}`,
    );
    console.log(
      `  later start, from the saved index  ${later.startSeconds.toFixed(1)} s, at most ${megabytes(later.peakBytes)}`,
    );
    console.log(
      `  memory                             ${megabytes(later.residentBytes)}, of which the index ${megabytes(later.indexBytes)}`,
    );
    console.log(
      `  search with every facet            p50 ${later.p50Ms.toFixed(2)} ms, p99 ${later.p99Ms.toFixed(2)} ms`,
    );
    console.log(
      `  changes                            ${Math.round(later.changesPerSecond).toLocaleString('en')} a second`,
    );
    console.log(`  load of the machine                ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function measure(url: string, folder: string, changes: number): Promise<IndexFigures> {
  const program = join(import.meta.dirname, 'measure-index.ts');
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=9000', program, url, folder, String(changes)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      code === 0 ? resolve(JSON.parse(said)) : reject(new Error(`It ended with ${code}.`)),
    );
  });
}
