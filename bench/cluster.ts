/**
 * `npm run cluster`: what runs on many machines, tried on one. PostgreSQL with a replica, three processes of
 * the site and a load balancer, all from npm. Lines typed here break and mend parts of it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startPostgresPair } from '@forecourt/store/testing';
import { startBalancer } from './cluster/balancer.ts';

const port = Number(process.env.PORT ?? 3000);
const ports = [port + 1, port + 2, port + 3];
const help = `Type "stop 2" or "start 2" for a process, "lose" to kill the primary database and promote its replica, Ctrl-C to end.`;

const folder = mkdtempSync(join(tmpdir(), 'forecourt-cluster-'));
// PostgreSQL does not run as root, but as a user of its own.
chmodSync(folder, 0o755);
const running = new Map<number, ChildProcess>();
// First, because Ctrl-C may come at any time. The package of PostgreSQL then stops its servers and ends this process.
process.once('exit', () => {
  for (const child of running.values()) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
const pair = await startPostgresPair(folder);

try {
  // The first one makes the market and stores an index, which the others fetch.
  await start(1);
  await Promise.all([start(2), start(3)]);
  const balancer = startBalancer(port, ports);
  console.log(`The site is at http://localhost:${port}, its processes at ${ports.join(', ')}.\n${help}`);
  await obey();
  balancer.close();
  balancer.closeAllConnections();
} finally {
  await Promise.all([...running.keys()].map(stop));
  await pair.stop();
}

/** Resolves when the process is ready. */
function start(number: number): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../scripts/start.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      LOG_LEVEL: 'warn',
      MARKET_SIZE: '3000',
      ...process.env,
      PORT: String(port + number),
      SUPERVISE: '0',
      METRICS_PORT: '0',
      TRUSTED_PROXIES: 'loopback',
      SITE_ORIGIN: `http://localhost:${port}`,
      DATA_DIR: join(folder, String(number)),
      DATABASE_URL: pair.url,
      DATABASE_REPLICA_URL: pair.replicaUrl,
      MEDIA_STORE_URL: join(folder, 'store'),
    },
  });
  running.set(number, child);
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => {
      console.log(`Process ${number} is ready.`);
      resolve();
    });
    child.once('exit', (code) => {
      running.delete(number);
      console.log(`Process ${number} has ended.`);
      reject(new Error(`Process ${number} ended with ${code}.`));
    });
  });
}

async function stop(number: number): Promise<void> {
  const child = running.get(number);
  if (!child) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Until Ctrl-C or the end of the input. */
async function obey(): Promise<void> {
  const lines = createInterface({ input: process.stdin });
  process.once('SIGINT', () => lines.close());
  process.once('SIGTERM', () => lines.close());
  for await (const line of lines) {
    const [word, number] = line.trim().split(/\s+/);
    if (word === 'lose') {
      await pair.killPrimary();
      await pair.promote();
      console.log('The replica is the primary now.');
    } else if (word === 'stop' && running.has(Number(number))) await stop(Number(number));
    else if (word === 'start' && ports[Number(number) - 1] && !running.has(Number(number)))
      await start(Number(number)).catch(() => {});
    else console.log(help);
  }
}
