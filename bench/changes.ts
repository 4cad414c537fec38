import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { MemoryEngine } from '@forecourt/search';
import { openPricing, openSearch } from '@forecourt/services/open';
import { openDatabase } from '@forecourt/store';
import { Registry } from 'prom-client';
import { changePrices } from './market/change-prices.ts';
import { storeMarket } from './market/store-market.ts';
import { startPostgres } from './postgres.ts';

const size = Number(process.env.BENCH_SIZE ?? 100_000);
const quiet = { info: () => {}, warn: console.warn };

/**
 * How soon a process shows what an import has changed, with the prices rated as on the site: a hundredth of
 * the market, a twentieth, a quarter, all of it. Visitors wait no longer than the event loop does.
 */
export async function benchChanges(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  try {
    const server = await startPostgres(join(folder, 'postgres'));
    try {
      await measure('PostgreSQL', server.url);
    } finally {
      await server.stop();
    }
    await measure('PGlite', `pglite://${join(folder, 'pglite')}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, url: string): Promise<void> {
  const db = await openDatabase(url);
  const engine = new MemoryEngine();
  const pricing = openPricing({ db, log: quiet });
  const search = openSearch({ db, log: quiet, registry: new Registry(), engine: pricing.watch(engine) });
  try {
    await storeMarket(db, size);
    const loading = performance.now();
    await search.start();
    const loaded = (performance.now() - loading) / 1000;
    console.log(`${name}: ${size.toLocaleString('en')} adverts are read in ${loaded.toFixed(1)} s.`);
    await pricing.start();
    for (const share of [0.01, 0.05, 0.25, 1]) {
      const count = Math.round(size * share);
      await changePrices(db, count);
      console.log(await followChanges(engine, engine.version + count, count));
    }
  } finally {
    await pricing.stop();
    await search.stop();
    await db.close();
  }
}

async function followChanges(engine: MemoryEngine, version: number, count: number): Promise<string> {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const used = process.threadCpuUsage();
  const started = performance.now();
  while (engine.version < version) await pause(5);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.threadCpuUsage(used);
  loop.disable();
  const rate = (time: number) => Math.round(count / time).toLocaleString('en');
  return (
    `  ${count.toLocaleString('en')} changed prices are seen after ${seconds.toFixed(1)} s: ${rate(seconds)} a second, ` +
    `${rate((user + system) / 1e6)} a second of processor time; ` +
    `the event loop waits ${(loop.percentile(99) / 1e6).toFixed(0)} ms at p99, ${(loop.max / 1e6).toFixed(0)} at most`
  );
}
