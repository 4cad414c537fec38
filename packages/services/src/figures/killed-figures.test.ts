import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@forecourt/store';
import { copyEmptyDatabase, type PostgresServer, startPostgres } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openFigures } from './open-figures.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const script = fileURLToPath(new URL('../testing/figures-process.ts', import.meta.url));

let folder: string;
let server: PostgresServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-figures-'));
  await copyEmptyDatabase(join(folder, 'db'));
  server = await startPostgres();
  await server.createDatabase('figures');
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Kills a process that counts, after some batches. Returns how many it said that it has counted and stored. */
async function killWhileCounting(url: string): Promise<{ stored: number; counted: number }> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const said = { stored: 0, counted: 0 };
  let batches = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [what, number] = line.split(' ');
    if (what === 'stored' || what === 'counted') said[what] = Number(number);
    if (what === 'stored') batches += 1;
    if (batches === 6) child.kill('SIGKILL');
  }
  await ended;
  return said;
}

it.each([
  ['PGlite', () => `pglite://${join(folder, 'db')}`],
  ['PostgreSQL', () => server.urlOf('figures')],
])('a killed process loses nothing that it has stored, and stores nothing twice, on %s', async (_, urlOf) => {
  const { stored, counted } = await killWhileCounting(urlOf());
  const db = await openDatabase(urlOf());
  const figures = openFigures({ db, log: { warn: () => {} } });
  const opened = (await figures.service.of(['a'])).get('a')?.total.opened ?? 0;
  expect(stored).toBeGreaterThan(0);
  expect(opened).toBeGreaterThanOrEqual(stored);
  expect(opened).toBeLessThanOrEqual(counted);
  await figures.stop();
  await db.close();
});
