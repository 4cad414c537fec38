import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../free-port.ts';
import { countMessages, startMessages, waitForThanks } from '../load/messages.ts';
import { readStock } from '../load/visitors.ts';
import { startServer } from '../server.ts';
import { type DatabaseCluster, startDatabaseCluster } from './failover/database-cluster.ts';
import { findMissingPackages } from './failover/programs.ts';
import { rehearsalOrigin, startVisitors, type Visits } from './visitors.ts';

const secondsBefore = 10;
const longestAwayMs = 30_000;

/**
 * Kills the primary of three PostgreSQL nodes while visitors browse and write: browsing goes on, every message
 * whose visitor was thanked is there once, and messages are accepted again within 30 seconds.
 */
export async function rehearseFailover(words: readonly string[]): Promise<boolean> {
  const withPgbouncer = words.includes('--pgbouncer');
  const missing = findMissingPackages(withPgbouncer);
  if (missing.length > 0) {
    console.error(
      `This rehearsal needs packages of Debian that are not installed: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
    return false;
  }
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-failover-'));
  // The nodes run as another user if this process is root.
  await chmod(folder, 0o777);
  let cluster: DatabaseCluster | null = null;
  try {
    cluster = await startDatabaseCluster(folder, withPgbouncer);
    console.log(`Three nodes, etcd and HAProxy${withPgbouncer ? ' with pgbouncer before it' : ''} are up.`);
    return await rehearse(folder, cluster);
  } catch (error) {
    for (const name of ['db1', 'db2', 'db3', 'haproxy', 'pgbouncer'])
      console.error(
        `${name}: ${(await readFile(join(folder, `${name}.log`), 'utf8').catch(() => '')).slice(-600)}`,
      );
    throw error;
  } finally {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function rehearse(folder: string, cluster: DatabaseCluster): Promise<boolean> {
  const dataDir = join(folder, 'site');
  await mkdir(dataDir);
  const site = await startServer({
    PORT: String(await findFreePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: cluster.url,
    DATABASE_REPLICA_URL: cluster.replicaUrl,
    DATA_DIR: dataDir,
    MARKET_SIZE: '600',
    WEB_PROCESSES: '1',
    // Every refused message would be reported.
    LOG_LEVEL: 'fatal',
    TRUSTED_PROXIES: 'loopback',
    SITE_ORIGIN: rehearsalOrigin,
  });
  try {
    // It copies the adverts to the disk meanwhile.
    await pause(10_000);
    const stock = await readStock(site.port, 8);
    const [reference = ''] = stock.references;
    const paths = [
      '/',
      '/used-cars',
      '/dealers',
      '/rest/1.0/Car/stock',
      ...stock.adverts,
      ...stock.pictures.slice(0, 20),
    ];
    const visitors = startVisitors(site.port, paths, { path: '/saved-vehicles', body: `save=${reference}` });
    const messages = startMessages(site.port, stock.adverts);
    await pause(secondsBefore * 1000);
    const thankedBefore = messages.thanked.size;
    const killedAt = performance.now();
    const lost = await cluster.losePrimary();
    console.log(`Killed ${lost}, the primary, after ${thankedBefore} messages.`);
    // One that was on its way may still be answered.
    const backAt = await waitForThanks(messages, killedAt + 1500);
    const backMs = backAt === null ? null : backAt - killedAt;
    await pause(10_000);
    const visits = await visitors.stop();
    await messages.stop();
    await cluster.bringBack(lost);
    console.log(`${lost} is back, as a replica.`);
    const stored = await countMessages(cluster.url);
    return report(visits, { messages, stored, backMs });
  } finally {
    await site.stop();
  }
}

function report(
  { requests, lost, slowestMs }: Visits,
  run: { messages: ReturnType<typeof startMessages>; stored: Map<string, number>; backMs: number | null },
): boolean {
  const { messages, stored, backMs } = run;
  const missing = [...messages.thanked.keys()].filter((message) => !stored.has(message));
  const doubled = [...stored].filter(([, count]) => count > 1);
  const checks: [boolean, string][] = [
    [
      lost.size === 0,
      `browsing went on: ${requests} requests, ${[...lost].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none failed'}; the slowest took ${Math.round(slowestMs)} ms`,
    ],
    [
      missing.length === 0,
      `${messages.thanked.size} messages were thanked for, ${missing.length} of them are missing`,
    ],
    [doubled.length === 0, `${stored.size} messages are stored, ${doubled.length} of them twice`],
    [
      backMs !== null && backMs <= longestAwayMs,
      `messages were accepted again ${backMs === null ? 'never' : `${(backMs / 1000).toFixed(1)} s after the kill`} (aim: ${longestAwayMs / 1000} s); until then visitors were asked to send them again (${[...messages.refused].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'nobody'})`,
    ],
  ];
  for (const [held, sentence] of checks) console.log(`${held ? 'held ' : 'BROKE'} ${sentence}`);
  return checks.every(([held]) => held);
}
