import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAdverts, makeDealers } from '@forecourt/market';
import { openDatabase, storeAdverts, upsertDealers } from '@forecourt/store';
import { openMediaStore } from '@forecourt/store/opening';
import { startPostgres } from '@forecourt/store/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseConfig } from '../config.ts';
import { serializeError } from '../logging/serialize-error.ts';
import { openIndexFile } from '../open-index-file.ts';
import { renewIndexRegularly } from './renew-index.ts';

describe('in a thread', { timeout: 120_000 }, () => {
  it('saves the market while the site runs, and not again while it is fresh', async () => {
    const { renew } = await openMarket();
    const { file, log } = await renew();
    await vi.waitFor(() => expect(log.info).toHaveBeenCalled(), 100_000);
    expect((await file?.find())?.adverts).toBe(40);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(log.info).toHaveBeenCalledOnce();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('tells the process what went wrong there', async () => {
    const { dataDir, renew } = await openMarket();
    await mkdir(join(dataDir, 'search-index/in-the-way'), { recursive: true });
    const { log } = await renew();
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), 100_000);
    const { message, stack } = serializeError(log.warn.mock.calls[0]?.[0].err) as Error;
    expect(message).toMatch(/^The index could not be saved for the next start: .*rename/);
    expect(stack).toMatch(/caused by: .*rename/);
  });
});

async function openMarket() {
  const postgres = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-renewal-'));
  const url = await postgres.createDatabase('renewal');
  const db = await openDatabase(url);
  onTestFinished(async () => {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const market = { size: 40, seed: 1, now: new Date('2026-11-01T12:00:00Z') };
  const drafts = makeDealers(market).map(({ draft }) => draft);
  const ids = await upsertDealers(db, drafts);
  const dealers = drafts.map((draft, index) => ({ draft, id: ids[index] ?? 0 }));
  await storeAdverts(db, [...makeAdverts(market, dealers)]);
  // The thread reads the configuration of its process.
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('DATA_DIR', dataDir);
  onTestFinished(() => void vi.unstubAllEnvs());
  const parsed = parseConfig(process.env);
  const { config } = 'config' in parsed ? parsed : expect.fail(parsed.mistakes.join(' '));
  const renew = async () => {
    const log = { info: vi.fn(), warn: vi.fn() };
    const file = openIndexFile(config, await openMediaStore({ url: undefined, dataDir }), log);
    const engine = { version: 40, memory: async () => ({ adverts: 40, bytes: 0, parts: {} }) } as never;
    const renewal = renewIndexRegularly({ db, engine, file, place: 0, log, firstMs: 1, everyMs: 20 });
    onTestFinished(() => renewal.stop());
    return { file, log };
  };
  return { dataDir, renew };
}

it.each([
  ['a second process of the machine', { place: 1 }],
  ['the embedded database', { db: { kind: 'pglite' } as never }],
])('leaves it to others: %s', async (_, parts) => {
  const renew = vi.fn();
  const file = { origin: async () => null } as never;
  const db = { kind: 'postgres', tryLock: async () => async () => {} } as never;
  const log = { info: vi.fn(), warn: vi.fn() };
  const renewal = renewIndexRegularly({
    db,
    engine: {} as never,
    file,
    place: 0,
    log,
    renew,
    firstMs: 0,
    ...parts,
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await renewal.stop();
  expect(renew).not.toHaveBeenCalled();
});
