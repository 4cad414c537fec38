import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { MemoryEngine } from '@forecourt/search';
import { createFeedChecks, feedCheckRest, openPricing, openSearch } from '@forecourt/services/open';
import { openDatabase } from '@forecourt/store';
import { Registry } from 'prom-client';
import { changePrices } from '../market/change-prices.ts';
import { storeMarket } from '../market/store-market.ts';
import { startPostgres } from '../postgres.ts';
import { readNumberOption } from '../read-option.ts';

const quiet = { info: () => {}, warn: console.warn, error: console.error };

/**
 * What the office's rules cost when they look at a whole market, and at a hundredth of it that has changed;
 * `--adverts=100000` says how large it is. Pages share the thread: what counts is for how long it is busy without a pause.
 */
export async function benchFeedRules(): Promise<void> {
  const size = readNumberOption('adverts', 100_000);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const postgres = await startPostgres(join(folder, 'postgres'));
  const db = await openDatabase(postgres.url);
  const pricing = openPricing({ db, log: quiet });
  const search = openSearch({
    db,
    log: quiet,
    registry: new Registry(),
    engine: pricing.watch(new MemoryEngine()),
  });
  try {
    await storeMarket(db, size);
    await search.start();
    await pricing.start();
    const check = createFeedChecks({
      db,
      market: pricing.service,
      isMarketReady: () => true,
      // Without its rests, which the site takes: only the work is measured.
      rest: 0,
    });
    console.log(
      `The site rests ${feedCheckRest} times as long as it works.\n\n| what | adverts | work | with the rests | processor | longest without a pause |\n|---|---|---|---|---|---|`,
    );
    await measure('the whole market', check);
    await changePrices(db, Math.round(size / 100));
    await measure('what has changed', check);
    await measure('nothing has changed', check);
  } finally {
    await search.stop();
    await pricing.stop();
    await db.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(what: string, run: () => Promise<number>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const usage = process.cpuUsage();
  const started = performance.now();
  delay.enable();
  const looked = await run();
  delay.disable();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(usage);
  const cpuMs = (user + system) / 1000 / Math.max(1, looked);
  const cells = [
    what,
    looked.toLocaleString('en'),
    `${seconds.toFixed(1)} s`,
    `${(seconds * (feedCheckRest + 1)).toFixed(0)} s`,
    `${cpuMs.toFixed(2)} ms each`,
    `${Math.round(delay.max / 1e6)} ms (p99 ${Math.round(delay.percentile(99) / 1e6)} ms)`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
