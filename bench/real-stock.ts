import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Advert } from '@forecourt/domain';
import { yearOf } from '@forecourt/domain';
import { runningCostAYear } from '@forecourt/pricing';
import {
  type Database,
  findAdverts,
  type ImportOptions,
  type ImportSummary,
  importFeed,
  openDatabase,
  openFeed,
  readSearchableAdverts,
} from '@forecourt/store';
import { openMediaStore } from '@forecourt/store/opening';
import { bookOf, fitAll, measureErrors, percent, printErrors } from './pricing/errors.ts';
import { writeMessyFeed } from './real-stock/messy-feed.ts';
import { walkOwnLinks } from './real-stock/own-links.ts';
import { startServer } from './server.ts';

const size = 30_000;
const kmAYear = 15_000;

/**
 * What happens to stock as dealers really send it: from a given CSV (`npm run bench -- real-stock
 * stock.csv`), otherwise from a made-up market in which every row is messy.
 */
export async function benchRealStock(given?: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const now = new Date();
  try {
    const path = given ?? join(folder, 'messy.csv');
    if (given === undefined) await writeMessyFeed(path, size, now);
    const db = await openDatabase(`pglite://${join(folder, 'db')}`);
    const adverts = await importStock(db, path, folder);
    await db.close();
    printKnown(adverts, now);
    await printLinks(folder);
    printValuation(adverts, now);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importStock(db: Database, path: string, folder: string): Promise<Advert[]> {
  const started = performance.now();
  const summary = await importFeed(db, await openFeed(path), {
    source: 'bench',
    media: await openMediaStore({ url: undefined, dataDir: folder }),
    report: noReport,
  });
  const seconds = (performance.now() - started) / 1000;
  printImport(summary, basename(path), seconds);
  const adverts: Advert[] = [];
  for await (const batch of readSearchableAdverts(db, { batchSize: 1000 }))
    adverts.push(
      ...(await findAdverts(
        db,
        batch.map(({ publicReference }) => publicReference),
      )),
    );
  return adverts;
}

const noReport: ImportOptions['report'] = { add() {}, count: () => 0, leftOut: () => 0, close() {} };

function printImport(summary: ImportSummary, name: string, seconds: number): void {
  const { added, changed, rejected, warnings, renamed } = summary;
  const accepted = added + changed;
  const rows = accepted + rejected;
  console.log(`${name}: ${count(rows)} rows in ${seconds.toFixed(1)} s (${count(rows / seconds)} a second)`);
  console.log(
    `Accepted ${share(accepted, rows)} (aim: 99%), ${share(warnings, rows)} without something they state`,
  );
  console.log(`Written otherwise once all rows were known: ${count(renamed)}`);
  for (const { example, rows: times } of summary.topWarnings) console.log(`  ${count(times)} × ${example}`);
}

function printKnown(adverts: readonly Advert[], now: Date): void {
  const known = (isKnown: (advert: Advert) => boolean) =>
    share(adverts.filter(isKnown).length, adverts.length);
  const isCostKnown = (advert: Advert) => runningCostAYear(advert, kmAYear, yearOf(now)) !== null;
  console.log(`
| of ${count(adverts.length)} adverts | known | of that usual for the model | aim |
|---|---|---|---|
| place better than the county | ${known(({ place }) => place.precision !== 'county')} | | 97% |
| yearly cost | ${known(isCostKnown)} | | 90% |`);
  for (const [key, label, aim] of columns) {
    const usual = known(({ usual: keys }) => keys.includes(key));
    console.log(`| ${label} | ${known(({ vehicle }) => vehicle[key] !== null)} | ${usual} | ${aim} |`);
  }
  console.log(
    `\nHard to believe: price ${known(({ doubted }) => doubted.includes('price'))}, anything ${known(({ doubted }) => doubted.length > 0)}`,
  );
}

const columns = [
  ['body', 'body', '90%'],
  ['motorTax', 'motor tax', '90%'],
  ['fuel', 'fuel', ''],
  ['transmission', 'gearbox', ''],
  ['engineCc', 'engine', ''],
  ['powerKw', 'power', ''],
  ['doors', 'doors', ''],
  ['seats', 'seats', ''],
  ['co2', 'CO₂', ''],
] as const;

async function printLinks(dataDir: string): Promise<void> {
  const site = await startServer({ DATA_DIR: dataDir, MARKET_SIZE: '0' });
  try {
    const { asked, broken } = await walkOwnLinks(`http://localhost:${site.port}`);
    console.log(`\nOwn links that are missing or fail: ${broken.length} of ${count(asked)} (aim: 0)`);
    for (const each of broken.slice(0, 10)) console.log(`  ${each}`);
  } finally {
    await site.stop();
  }
}

function printValuation(adverts: readonly Advert[], now: Date): void {
  const book = bookOf(adverts, now);
  const started = performance.now();
  fitAll(book, now);
  console.log(`\nPrices fitted in ${(performance.now() - started).toFixed(0)} ms`);
  printErrors(measureErrors(adverts, now), null);
}

const count = (value: number) => Math.round(value).toLocaleString('en-IE');
const share = (part: number, whole: number) => percent(whole === 0 ? 0 : part / whole);
