import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/** How long a visitor waits for a newly installed site, and for a restarted one. */
export async function benchStart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const build = join(import.meta.dirname, '../apps/web/build');
  try {
    await rm(build, { recursive: true, force: true });
    const first = await startServer({ DATA_DIR: dataDir });
    await first.stop();
    const second = await startServer({ DATA_DIR: dataDir });
    await second.stop();
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    console.log(`First start (build, 30,000 adverts made and stored): ${seconds(first.readyMs)} (aim: 60 s)`);
    console.log(`Second start (build and data present):              ${seconds(second.readyMs)} (aim: 4 s)`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
