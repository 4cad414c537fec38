import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { startPostgres } from '../postgres.ts';
import { type BenchServer, startServer } from '../server.ts';

/** After its start a site fits prices and copies adverts, and a second process follows the first. */
export const settleMs = 60_000;

export interface MarketSite {
  databaseUrl: string;
  /** Starts the site on the market. */
  start(environment?: Record<string, string>): Promise<BenchServer & { metricsPort: number }>;
}

/** The made-up market on a PostgreSQL from npm, made once and served by several sites one after the other. */
export async function withMarketSite<T>(size: number, work: (site: MarketSite) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const postgres = await startPostgres(join(folder, 'postgres'));
  const start = async (environment: Record<string, string> = {}) => {
    // The processes after the first take the next ports.
    const [port, metricsPort] = [await findFreePort(), await findFreePort()];
    const server = await startServer({
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'data'),
      MARKET_SIZE: String(size),
      WEB_PROCESSES: '1',
      TRUSTED_PROXIES: 'loopback',
      ...environment,
    });
    return { ...server, metricsPort };
  };
  try {
    return await work({ databaseUrl: postgres.url, start });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
