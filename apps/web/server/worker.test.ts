import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleDealer } from '@forecourt/services/testing';
import { type Database, openDatabase, recordEnquiry, upsertDealers } from '@forecourt/store';
import { type PostgresServer, startPostgres } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type SpawnedServer, spawnServer } from './testing/spawn-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let postgres: PostgresServer;
let db: Database;
const workers: SpawnedServer[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-worker-'));
  postgres = await startPostgres();
  db = await openDatabase(await postgres.createDatabase('market'));
});
afterAll(async () => {
  for (const { child } of workers) child.kill('SIGKILL');
  await db?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** As `npm run worker` does. */
function startWorker(environment: Record<string, string>): SpawnedServer {
  const worker = spawnServer('scripts/start.ts', { DATA_DIR: join(folder, 'data'), ...environment }, [
    'worker',
  ]);
  workers.push(worker);
  return worker;
}

it('says that the embedded database needs none', async () => {
  const worker = startWorker({ DATABASE_URL: 'pglite://memory' });
  expect(await worker.ended).toBe(1);
  expect(worker.stderr()).toBe(
    'A worker needs PostgreSQL: only one process can open the embedded database, and "npm start" does the background jobs there by itself.\n',
  );
});

it('delivers mail without a site, says how it is, and ends when it is told to', async () => {
  const { id: _, ...dealer } = exampleDealer();
  const [dealerId = 0] = await upsertDealers(db, [dealer]);
  const port = await findFreePort();
  const worker = startWorker({ DATABASE_URL: postgres.urlOf('market'), METRICS_PORT: String(port) });
  await worker.says(/^The background jobs are running\n$/);
  const enquiry = {
    idempotencyKey: 'one',
    channel: 'Car',
    kind: 'email',
    publicReference: null,
    dealerId,
    name: 'Niamh',
    email: 'niamh@example.ie',
    phone: null,
    message: 'Is it still for sale?',
    preferredTime: null,
    visitor: null,
  } as const;
  const id = await recordEnquiry(db, enquiry, { at: new Date().toISOString() });
  await vi.waitFor(
    async () => expect(await readdir(join(folder, 'data', 'mail'))).toEqual([`enquiry-${id}.eml`]),
    { timeout: 60_000 },
  );
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'alive' });
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready' });
  const metrics = await (await ask('/metrics')).text();
  expect(metrics).toMatch(/forecourt_job_runs_total\{job="send-mail",outcome="done"\} [1-9]/);
  expect(metrics).toContain('forecourt_jobs_dead{job="send-mail"} 0');
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
});

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
