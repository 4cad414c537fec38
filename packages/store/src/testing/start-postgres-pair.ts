import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { chmodForServer, createEmbedded, findFreePort } from './start-postgres.ts';

export interface PostgresPair {
  /** The address that always leads to the primary, as a load balancer's does. */
  url: string;
  replicaUrl: string;
  /** Kills the primary, so that nothing can be said to anyone any more. */
  killPrimary(): Promise<void>;
  /** Makes the replica the primary, and lets the address lead to it. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A primary and a streaming replica. A transaction is confirmed when both have it
 * (`synchronous_standby_names`), so that the loss of the primary loses nothing that was confirmed.
 */
export async function startPostgresPair(parent = tmpdir()): Promise<PostgresPair> {
  const folder = await mkdtemp(join(parent, 'forecourt-pair-'));
  await chmodForServer(folder);
  const ports = [await findFreePort(), await findFreePort()] as const;
  const [primaryDir, replicaDir] = [join(folder, 'primary'), join(folder, 'replica')];
  const first = createEmbedded(primaryDir, ports[0]);
  await first.initialise();
  // The package has no `pg_basebackup`: the copy of a server that was never used is as good.
  await promisify(execFile)('cp', ['-a', primaryDir, replicaDir]);
  await writeFile(join(replicaDir, 'standby.signal'), '');
  await appendFile(
    join(replicaDir, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=localhost port=${ports[0]} user=forecourt password=secret'\n`,
  );
  const primary = createEmbedded(primaryDir, ports[0], ['synchronous_standby_names=*']);
  const replica = createEmbedded(replicaDir, ports[1]);
  await primary.start();
  // Settles only when it is promoted.
  const replicating = replica.start();
  replicating.catch(() => {});
  const urlAt = (port: number, name = 'market') => `postgres://forecourt:secret@localhost:${port}/${name}`;
  await untilQueried(urlAt(ports[1], 'postgres'), 'select 1');
  await primary.createDatabase('market');
  await untilQueried(urlAt(ports[1]), 'select 1');
  const proxy = await startProxy(ports[0]);
  let isKilled = false;
  return {
    url: urlAt(proxy.port),
    replicaUrl: urlAt(ports[1]),
    async killPrimary() {
      const [pid] = (await readFile(join(primaryDir, 'postmaster.pid'), 'utf8')).split('\n');
      isKilled = true;
      process.kill(Number(pid), 'SIGKILL');
      proxy.cutAll();
    },
    async promote() {
      await untilQueried(urlAt(ports[1]), 'select pg_promote()');
      proxy.leadTo(ports[1]);
    },
    async stop() {
      proxy.close();
      // One that has exited would be waited for.
      await Promise.allSettled([isKilled ? null : primary.stop(), replica.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilQueried(url: string, statement: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(statement);
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await pause(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** A load balancer with one server behind it. */
async function startProxy(target: number) {
  let port = target;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, 'localhost');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    cutAll,
    leadTo: (next: number) => {
      port = next;
      cutAll();
    },
    close: () => {
      server.close();
      cutAll();
    },
  };
}
