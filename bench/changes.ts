import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeAdverts, makeDealers } from '@forecourt/market';
import { MemoryEngine } from '@forecourt/search';
import { openSearch } from '@forecourt/services/open';
import { type Database, openDatabase, storeAdverts, upsertDealers } from '@forecourt/store';
import { Registry } from 'prom-client';
import { startPostgres } from './postgres.ts';

const market = {
  size: Number(process.env.BENCH_SIZE ?? 100_000),
  seed: 1998,
  now: new Date('2026-11-01T12:00:00Z'),
};
const batchSize = 500;
const quiet = { info: () => {}, warn: console.warn };

/** How soon a process shows what an import has changed: a hundredth of the market, a twentieth, all of it. */
export async function benchChanges(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const server = await startPostgres(join(folder, 'postgres'));
  const db = await openDatabase(server.url);
  try {
    await fill(db);
    const engine = new MemoryEngine();
    const search = openSearch({ db, log: quiet, registry: new Registry(), engine });
    const loading = performance.now();
    await search.start();
    const loaded = performance.now() - loading;
    console.log(`${market.size.toLocaleString('en')} adverts are read in ${(loaded / 1000).toFixed(1)} s.`);
    for (const share of [0.01, 0.05, 1]) {
      const count = Math.round(market.size * share);
      const before = engine.version;
      await changePrices(db, count);
      const started = performance.now();
      while (engine.version < before + count) await pause(5);
      const seconds = (performance.now() - started) / 1000;
      const rate = Math.round(count / seconds).toLocaleString('en');
      console.log(
        `${count.toLocaleString('en')} changed prices are seen after ${seconds.toFixed(1)} s: ${rate} a second.`,
      );
    }
    await search.stop();
  } finally {
    await db.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(db: Database): Promise<void> {
  const drafts = makeDealers(market).map(({ draft }) => draft);
  const ids = await upsertDealers(db, drafts);
  const dealers = drafts.flatMap((draft, index) => {
    const id = ids[index];
    return id === undefined ? [] : [{ id, draft }];
  });
  let batch = [];
  for (const advert of makeAdverts(market, dealers)) {
    batch.push(advert);
    if (batch.length < batchSize) continue;
    await storeAdverts(db, batch);
    batch = [];
  }
  await storeAdverts(db, batch);
}

/** In one transaction, as an import does it. */
async function changePrices(db: Database, count: number): Promise<void> {
  await db.longWork.orm.execute(
    `with changed as (
       update advert set price = price + 1 where public_reference in (
         select public_reference from advert where status = 'live' order by public_reference limit ${count})
       returning public_reference)
     insert into advert_change (public_reference, kind, at) select public_reference, 'changed', now() from changed`,
  );
}
