import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@forecourt/store/testing';
import { sharePictures } from './share-pictures.ts';

export interface RunningSite {
  origin: string;
  stop(): Promise<void>;
}

/** It lives for a minute: optimising the embedded database's program and collecting in threads take longer than they save. */
const flags = ['--max-semi-space-size=16', '--single-threaded-gc', '--liftoff-only'];

/**
 * A second site beside the one that all other tests share, with its own configuration and a very small
 * market.
 */
export async function startSite(environment: Record<string, string>): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-e2e-'));
  const database = join(dataDir, 'db');
  if (!('DATABASE_URL' in environment)) await copyEmptyDatabase(database);
  sharePictures(environment.DATA_DIR ?? dataDir);
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, '../../../scripts/start.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      SUPERVISE: '0',
      MARKET_SIZE: '30',
      DATA_DIR: dataDir,
      DATABASE_URL: `pglite://${database}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [, address] = /^.+ is at (http\S+)$/m.exec(said) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The site ended before it was ready: ${said}`)));
  });
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
