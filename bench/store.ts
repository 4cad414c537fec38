import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Advert, type DealerDraft, storePath } from '@forecourt/domain';
import { makeAdverts, makeDealers } from '@forecourt/market';
import { type Database, openDatabase, storeAdverts, upsertDealers } from '@forecourt/store';
import { quantile } from './search/figures.ts';
import { startServer } from './server.ts';

const large = 2000;
const small = 20;
const market = { size: 8000, seed: 1998, now: new Date('2026-11-01T12:00:00Z') };
const warmUp = 30;
const requests = 200;
const batchSize = 500;

/**
 * The store of a dealer with two thousand adverts compared with twenty: a visitor should not notice the
 * difference.
 */
export async function benchStore(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const databaseUrl = `pglite://${join(dataDir, 'db')}`;
  try {
    const db = await openDatabase(databaseUrl);
    const [largePath, smallPath] = await fill(db);
    await db.close();
    const site = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, MARKET_SIZE: '0' });
    try {
      const pages = [
        { name: `${large} adverts`, path: largePath },
        { name: `${small} adverts`, path: smallPath },
        { name: `${large} adverts, a make, by price`, path: `${largePath}?make=ford&sort=price-asc` },
        { name: `${small} adverts, a make, by price`, path: `${smallPath}?make=ford&sort=price-asc` },
      ].map((page) => ({ ...page, times: [] as number[], bytes: 0 }));
      // Interleaved, so that other load on the machine affects all of them equally.
      for (let request = 0; request < warmUp + requests; request += 1) {
        for (const page of pages) {
          const { ms, bytes } = await ask(`http://localhost:${site.port}${page.path}`);
          if (request >= warmUp) page.times.push(ms);
          page.bytes = bytes;
        }
      }
      for (const { name, times, bytes } of pages) {
        const [median, late] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(1));
        console.log(
          `${name.padEnd(32)} ${median} ms median, ${late} ms p95, ${Math.round(bytes / 1000)} kB of HTML`,
        );
      }
      const [many = 0, few = 1] = pages.map(({ times }) => quantile(times, 0.5));
      console.log(`\n${large} adverts take ${(many / few).toFixed(2)} times as long as ${small} (aim: 1).`);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function ask(url: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  const response = await fetch(url);
  const bytes = (await response.arrayBuffer()).byteLength;
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return { ms: performance.now() - started, bytes };
}

/** A market in which one dealer has very many of the cars, another a handful, and all others the rest. */
async function fill(db: Database): Promise<[large: string, small: string]> {
  const [first, second, ...others] = makeDealers(market).map(({ draft }) => draft);
  if (!first || !second) throw new Error('The market has no dealers.');
  // The two differ only in their stock.
  const { sourceReference } = second;
  const drafts: DealerDraft[] = [
    { ...first, hasStore: true },
    { ...first, sourceReference, hasStore: true },
    ...others,
  ];
  const ids = await upsertDealers(db, drafts);
  const dealers = drafts.flatMap((draft, index) => {
    const id = ids[index];
    return id === undefined ? [] : [{ id, draft }];
  });
  const [one, other, ...rest] = dealers;
  if (!one || !other) throw new Error('The market has no dealers.');
  let taken = 0;
  const adverts = [...makeAdverts(market, dealers)].flatMap((advert): Advert[] => {
    if (advert.seller.kind === 'private') return [advert];
    const { dealerId } = advert.seller;
    if (advert.channel === 'Car' && advert.status === 'live' && taken < large + small) {
      taken += 1;
      return [{ ...advert, seller: { kind: 'trade', dealerId: taken <= large ? one.id : other.id } }];
    }
    return rest.some(({ id }) => id === dealerId) ? [advert] : [];
  });
  for (let from = 0; from < adverts.length; from += batchSize)
    await storeAdverts(db, adverts.slice(from, from + batchSize));
  return [
    storePath({ id: one.id, name: one.draft.name }),
    storePath({ id: other.id, name: other.draft.name }),
  ];
}
