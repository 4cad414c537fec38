import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sellingLimits } from '@forecourt/domain';
import { exampleAdvert, exampleSellingFields } from '@forecourt/domain/testing';
import {
  addSellingDraft,
  changeSellerPrice,
  type Database,
  findOrAddAccount,
  openDatabase,
  publishDraft,
} from '@forecourt/store';
import { startPostgres } from '../postgres.ts';
import { readNumberOption } from '../read-option.ts';
import { startServer } from '../server.ts';

const mostMs = 2000;
const perSecond = 10;
const { mostLive, mostInTwelveMonths } = sellingLimits;

/**
 * How soon the site's search finds an advert that was published elsewhere, and its next price, while ten adverts change a
 * second; `--adverts=150` says how many.
 */
export async function benchVisible(): Promise<void> {
  const count = readNumberOption('adverts', 150);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const postgres = await startPostgres(join(folder, 'postgres'));
  const site = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    MARKET_SIZE: '5000',
  });
  const db = await openDatabase(postgres.url);
  try {
    const origin = `http://localhost:${site.port}`;
    const published: number[] = [];
    const repriced: number[] = [];
    const under: Promise<void>[] = [];
    const placed: { publicReference: string; accountId: number }[] = [];
    const rhythm = performance.now();
    for (let turn = 0; turn < count * 2; turn += 1) {
      await pause(Math.max(0, rhythm + (turn * 1000) / perSecond - performance.now()));
      // Prices that nobody else asks, so that a search for one finds this advert or nothing.
      const price = 700_001 + turn;
      const change = placed[turn - count];
      const made = change ? await reprice(db, change, price) : await place(db, turn, price);
      if (!change) placed.push(made);
      const times = change ? repriced : published;
      under.push(waitUntilFound(origin, price).then((ms) => void times.push(ms)));
    }
    await Promise.all(under);
    console.log('| what | adverts | median | p99 | slowest |\n|---|---|---|---|---|');
    const isSoon = [report('published', published), report('another price', repriced)].every(
      (p99) => p99 <= mostMs,
    );
    if (!isSoon) process.exitCode = 1;
  } finally {
    await db.close();
    await site.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(what: string, times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const ms = (each: number) => `${Math.round(each)} ms`;
  console.log(`| ${what} | ${times.length} | ${ms(at(0.5))} | ${ms(at(0.99))} | ${ms(at(1))} |`);
  return at(0.99);
}

async function place(db: Database, number: number, price: number) {
  const at = new Date().toISOString();
  const account = await findOrAddAccount(db, `seller-${number}@example.ie`, { at });
  const draftId = `bench-${number}`;
  const owner = { accountId: account.id };
  await addSellingDraft(db, { id: draftId, owner, fields: exampleSellingFields }, { at, most: 20 });
  const { source, sourceReference, ...stated } = exampleAdvert;
  const vehicle = { ...stated.vehicle, registration: `191-D-${200_000 + number}` };
  const advert = { ...stated, vehicle, price, listedAt: at, priceHistory: [{ at, price }] };
  const answer = await publishDraft(
    db,
    { draftId, ...owner, version: 1, advert, holds: [], why: null },
    { at, mostLive, mostInTwelveMonths },
  );
  if (answer.kind !== 'placed') throw new Error(`The advert was not placed: ${answer.kind}`);
  return { publicReference: answer.publicReference, accountId: account.id };
}

async function reprice(db: Database, placed: { publicReference: string; accountId: number }, price: number) {
  const at = new Date().toISOString();
  const isChanged = await changeSellerPrice(db, { ...placed, at }, { price, isPriceMeant: true });
  if (!isChanged) throw new Error('The price was not changed.');
  return placed;
}

/** Asks the search as a visitor's browser would, from the moment when the seller is told that it is done. */
async function waitUntilFound(origin: string, price: number): Promise<number> {
  const since = performance.now();
  for (;;) {
    const answer = await fetch(`${origin}/rest/1.0/Car/stock?minPrice=${price}&maxPrice=${price}`);
    const { totalResults } = (await answer.json()) as { totalResults: number };
    if (totalResults > 0) return performance.now() - since;
    if (performance.now() - since > 30_000) return performance.now() - since;
    await pause(50);
  }
}
