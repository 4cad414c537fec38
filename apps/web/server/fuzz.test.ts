import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatFuzz, runFuzz } from './testing/fuzz/run-fuzz.ts';
import { spawnServer } from './testing/spawn-server.ts';

test('20,000 hostile requests cause no error, no redirect off the site and no crash', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-fuzz-'));
  const server = spawnServer('apps/web/server/main.ts', {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: 'pglite://memory',
    MARKET_SIZE: '60',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: 'loopback',
  });
  try {
    const [, port] = await server.says(/^Forecourt is at http:\/\/localhost:(\d+)\n$/);
    const result = await runFuzz({ port: Number(port), count: 20_000, seed: 1998 });
    process.stdout.write(`${formatFuzz(result)}
`);
    expect([...new Set(result.faults)].slice(0, 20)).toEqual([]);
    expect(server.child.exitCode).toBe(null);
    expect(server.stderr()).toBe('');
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  }
}, 1_200_000);
