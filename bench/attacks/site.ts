import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchServer, startServer } from '../server.ts';

/** Runs work against its own site with a small market, which distinguishes visitors by `X-Forwarded-For`. */
export async function withSite<T>(
  work: (site: BenchServer) => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const site = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: 'pglite://memory',
    MARKET_SIZE: '3000',
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'fatal',
    ...environment,
  });
  try {
    return await work(site);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
