/** `node measure-index.ts DATABASE_URL FOLDER`: the index of a whole market in a process of its own. Prints JSON. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { MemoryEngine } from '@forecourt/search';
import { createIndexFile, openSearch } from '@forecourt/services/open';
import { openDatabase } from '@forecourt/store';
import { Registry } from 'prom-client';
import { changePrices } from '../market/change-prices.ts';
import { collectGarbage } from '../search/collect-garbage.ts';
import { makeQueries } from '../search/queries.ts';

export interface IndexFigures {
  startSeconds: number;
  peakBytes: number;
  residentBytes: number;
  indexBytes: number;
  p50Ms: number;
  p99Ms: number;
  changesPerSecond: number;
}

const [url = '', folder = '', changes = '0'] = process.argv.slice(2);
setFlagsFromString('--expose-gc');
const db = await openDatabase(url);
const engine = new MemoryEngine();
const log = { info: () => {}, warn: (...words: unknown[]) => console.error(...words) };
const file = createIndexFile({ path: join(folder, 'measured-index'), key: 'bench', log });
const search = openSearch({ db, log, registry: new Registry(), engine, file });
const started = performance.now();
await search.start();
const startSeconds = (performance.now() - started) / 1000;
await file.settled();
const peakBytes = readStatus('VmHWM');
collectGarbage();
await pause(1000);
const residentBytes = readStatus('VmRSS');
const { bytes: indexBytes } = await engine.memory();

const queries = makeQueries(300, 2);
for (const query of queries) await engine.search(query);
const times: number[] = [];
for (let round = 0; round < 5; round++)
  for (const query of queries) {
    const before = performance.now();
    await engine.search(query);
    times.push(performance.now() - before);
  }
times.sort((a, b) => a - b);

const changesPerSecond = Number(changes) > 0 ? await measureChanges(Number(changes)) : 0;
await search.stop();
await db.close();
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
const figures: IndexFigures = {
  startSeconds,
  peakBytes,
  residentBytes,
  indexBytes,
  p50Ms: at(0.5),
  p99Ms: at(0.99),
  changesPerSecond,
};
console.log(JSON.stringify(figures));

async function measureChanges(count: number): Promise<number> {
  const before = engine.version;
  await changePrices(db, count);
  const begun = performance.now();
  while (engine.version < before + count) await pause(5);
  return count / ((performance.now() - begun) / 1000);
}

function readStatus(name: string): number {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) * 1024;
  } catch {
    return process.memoryUsage.rss();
  }
}
