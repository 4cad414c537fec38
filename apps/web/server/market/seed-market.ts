import { setImmediate } from 'node:timers/promises';
import type { Advert, DealerDraft, DealerReview, PastEnquiry } from '@forecourt/domain';
import {
  addPastEnquiries,
  addReviews,
  countAdverts,
  type Database,
  findSetting,
  type Session,
  saveSetting,
  storeAdverts,
  upsertDealers,
} from '@forecourt/store';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type BadMarket, seedBadMarket } from './seed-bad-market.ts';

export interface MarketPlan {
  seed: number;
  size: number;
  /** The share of adverts that stay tidy. */
  tidiness: number;
  now: Date;
}

/** The made-up market, generated piece by piece: the same plan always gives the same pieces. */
export interface MarketMaker {
  dealers(plan: MarketPlan): readonly DealerDraft[];
  /** The ids are in the dealers' order. */
  reviews(plan: MarketPlan, dealerIds: readonly number[]): readonly DealerReview[];
  /** Past enquiries to dealers, which give them a response rate. */
  enquiries(plan: MarketPlan, dealerIds: readonly number[]): readonly PastEnquiry[];
  adverts(plan: MarketPlan, dealerIds: readonly number[]): Iterable<Advert>;
  /** Adverts that the checks hold, and reports, for the office. */
  bad(plan: MarketPlan, dealerIds: readonly number[]): BadMarket;
}

export interface SeedOptions {
  db: Database;
  maker: MarketMaker;
  seed: number;
  size: number;
  tidiness?: number;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Stops the generation between two batches; the next start continues. */
  signal?: AbortSignal;
  /** How long to wait before checking again whether another process has finished. */
  pollMs?: number;
}

export type SeedOutcome = 'made' | 'present' | 'not-wanted' | 'other-adverts' | 'stopped';

const settingKey = 'market';
const lockName = 'market';
/**
 * Small enough for health checks and signals to be handled between batches: the embedded database blocks its
 * process.
 */
const batchSize = 500;
const batchesPerLine = 20;

const record = z.object({
  seed: z.number(),
  size: z.number(),
  tidiness: z.number().default(1),
  now: z.iso.datetime(),
  isComplete: z.boolean(),
});

/**
 * Fills an empty database with the made-up market, once. The plan is stored before the first dealer, so that
 * the next start completes a killed one with the same plan; what is already stored is left alone. A database
 * with other adverts is never touched.
 */
export async function seedMarket(options: SeedOptions): Promise<SeedOutcome> {
  const { db, size, pollMs = 500 } = options;
  while (!options.signal?.aborted) {
    const found = await readRecord(db.longWork);
    if (found?.isComplete) return 'present';
    if (!found && size === 0) return 'not-wanted';
    const release = await db.tryLock(lockName);
    if (!release) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      continue;
    }
    try {
      return await fill(options);
    } finally {
      await release();
    }
  }
  return 'stopped';
}

async function fill({ db: { longWork: db }, ...options }: SeedOptions): Promise<SeedOutcome> {
  const { maker, seed, size, tidiness = 1, log, signal } = options;
  // Another process may have been faster between the check and the lock.
  const found = await readRecord(db);
  if (found?.isComplete) return 'present';
  if (!found) {
    const { live, ended } = await countAdverts(db);
    if (live + ended > 0) return 'other-adverts';
  }
  const plan: MarketPlan = found
    ? { ...found, now: new Date(found.now) }
    : { seed, size, tidiness, now: new Date() };
  await writeRecord(db, plan, false);
  if (found) log.info({ size: plan.size }, 'Completing the market that an earlier start began');
  else log.info({ size: plan.size, seed: plan.seed }, 'Generating the market');

  const started = performance.now();
  const dealerIds = await upsertDealers(db, maker.dealers(plan));
  await addReviews(db, maker.reviews(plan, dealerIds));
  await addPastEnquiries(db, maker.enquiries(plan, dealerIds));
  let stored = 0;
  for (const batch of batches(maker.adverts(plan, dealerIds), batchSize)) {
    await setImmediate();
    if (signal?.aborted) return 'stopped';
    await storeAdverts(db, batch);
    stored += batch.length;
    if (stored % (batchSize * batchesPerLine) === 0) log.info({ adverts: stored }, 'Generating the market');
  }
  await seedBadMarket(db, maker.bad(plan, dealerIds));
  await writeRecord(db, plan, true);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  log.info({ adverts: stored, dealers: dealerIds.length, seconds }, 'The market is ready');
  return 'made';
}

async function readRecord(db: Session): Promise<z.infer<typeof record> | null> {
  const value = await findSetting(db, settingKey);
  return value === undefined ? null : record.parse(value);
}

function writeRecord(
  db: Session,
  { seed, size, tidiness, now }: MarketPlan,
  isComplete: boolean,
): Promise<void> {
  return saveSetting(db, settingKey, { seed, size, tidiness, now: now.toISOString(), isComplete });
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
