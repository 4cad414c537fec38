import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../../free-port.ts';
import { changeFile } from '../change-file.ts';
import { findPostgresFolder, findPostgresUser } from './programs.ts';
import { type RunningProgram, runProgram, until } from './run-program.ts';

export interface DatabaseCluster {
  /** The address that the site gets: HAProxy's, or pgbouncer's before it. */
  url: string;
  replicaUrl: string;
  /** Kills everything on the machine of the primary, as if its power was cut. Returns its name. */
  losePrimary(): Promise<string>;
  /** Starts the lost machine again; resolves when it follows the new primary. */
  bringBack(name: string): Promise<void>;
  stop(): Promise<void>;
}

interface Node {
  name: string;
  folder: string;
  port: number;
  restPort: number;
  patroni: RunningProgram | null;
}

const deploy = join(import.meta.dirname, '../../../deploy/postgres');
const passwords = { site: 'secret', superuser: 'secret-too', replication: 'secret-as-well' };

/**
 * Three PostgreSQL nodes under Patroni, one etcd, and HAProxy before them, from the files that operators copy
 * from `deploy/postgres`; addresses and passwords are replaced.
 */
export async function startDatabaseCluster(folder: string, withPgbouncer: boolean): Promise<DatabaseCluster> {
  const user = findPostgresUser();
  const programs: RunningProgram[] = [];
  const log = (name: string) => join(folder, `${name}.log`);
  const makeFolder = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
    return path;
  };
  const run = (name: string, command: readonly string[], environment: Record<string, string> = {}) => {
    const program = runProgram({ name, command, logFile: log(name), environment, ...user });
    programs.push(program);
    return program;
  };

  const [clientPort, peerPort] = [await findFreePort(), await findFreePort()];
  const etcd = `http://127.0.0.1:${clientPort}`;
  run(
    'etcd',
    [
      '/usr/bin/etcd',
      ...['--name', 'etcd1', '--data-dir', makeFolder('etcd')],
      ...['--listen-client-urls', etcd, '--advertise-client-urls', etcd],
      ...['--listen-peer-urls', `http://127.0.0.1:${peerPort}`],
      ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peerPort}`],
      ...['--initial-cluster', `etcd1=http://127.0.0.1:${peerPort}`],
    ],
    process.arch === 'arm64' ? { ETCD_UNSUPPORTED_ARCH: 'arm64' } : {},
  );
  await until('etcd answers', async () => (await fetch(`${etcd}/health`)).ok);

  const nodes: Node[] = [];
  for (const name of ['db1', 'db2', 'db3'])
    nodes.push({
      name,
      folder: makeFolder(name),
      port: await findFreePort(),
      restPort: await findFreePort(),
      patroni: null,
    });
  const startNode = (node: Node) => {
    node.patroni = run(node.name, ['/usr/bin/patroni', join(deploy, 'patroni.yml')], {
      PATRONI_NAME: node.name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${clientPort}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${node.restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${node.restPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${node.port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${node.port}`,
      PATRONI_POSTGRESQL_DATA_DIR: join(node.folder, 'data'),
      PATRONI_POSTGRESQL_BIN_DIR: findPostgresFolder() ?? '',
      PATRONI_POSTGRESQL_PGPASS: join(node.folder, 'pgpass'),
      PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
      PATRONI_REPLICATION_PASSWORD: passwords.replication,
      HOME: node.folder,
    });
  };
  const is = async (node: Node, role: string) =>
    (await fetch(`http://127.0.0.1:${node.restPort}/${role}`, { signal: AbortSignal.timeout(2000) })).ok;
  const findPrimary = async () => {
    for (const node of nodes) if (await is(node, 'primary').catch(() => false)) return node;
    return null;
  };

  const stop = async () => {
    for (const program of programs.toReversed()) await program.stop();
    for (const node of nodes) killPostgres(node);
  };
  try {
    const [first, ...others] = nodes;
    if (first) startNode(first);
    await until('The first node is the primary', async () => (await findPrimary()) !== null);
    for (const node of others) startNode(node);
    for (const node of others) await until(`${node.name} is a replica`, () => is(node, 'replica'));
    await until('A replica is synchronous', async () => {
      for (const node of others) if (await is(node, 'sync').catch(() => false)) return true;
      return false;
    });

    const [primaryPort, replicasPort] = [await findFreePort(), await findFreePort()];
    const haproxy = changeFile(join(deploy, 'haproxy.cfg'), [
      ['127.0.0.1:5000\n    option', `127.0.0.1:${primaryPort}\n    option`],
      ['127.0.0.1:5001\n    balance', `127.0.0.1:${replicasPort}\n    balance`],
      [/check port 8008/g, 'check'],
      ...nodes.map(
        ({ name, port, restPort }, index) =>
          [
            new RegExp(`server ${name} 10\\.0\\.0\\.1${index + 1}:5432`, 'g'),
            `server ${name} 127.0.0.1:${port} port ${restPort}`,
          ] as const,
      ),
    ]);
    const haproxyFile = join(folder, 'haproxy.cfg');
    writeFileSync(haproxyFile, haproxy);
    run('haproxy', ['/usr/sbin/haproxy', '-db', '-f', haproxyFile]);
    const adminUrl = `postgres://postgres:${passwords.superuser}@127.0.0.1:${primaryPort}/postgres`;
    // At its start it takes all of them for the primary, until it has checked each of them twice.
    await pause(5000);
    await until('HAProxy leads to the primary', () => query(adminUrl, ['select 1']));
    await query(adminUrl, [
      `create role forecourt login password '${passwords.site}'`,
      'create database forecourt owner forecourt',
    ]);
    const urlAt = (port: number) => `postgres://forecourt:${passwords.site}@127.0.0.1:${port}/forecourt`;
    const port = withPgbouncer ? await startPgbouncer(primaryPort) : primaryPort;
    await until('The database can be reached', () => query(urlAt(port), ['select 1']));
    return {
      url: urlAt(port),
      replicaUrl: urlAt(replicasPort),
      async losePrimary() {
        const primary = await findPrimary();
        if (!primary) throw new Error('There is no primary.');
        primary.patroni?.kill();
        killPostgres(primary);
        return primary.name;
      },
      async bringBack(name) {
        const node = nodes.find((each) => each.name === name);
        if (!node) throw new Error(`There is no node ${name}.`);
        startNode(node);
        await until(`${name} follows the new primary`, () => is(node, 'replica'));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }

  async function startPgbouncer(primaryPort: number): Promise<number> {
    const port = await findFreePort();
    const users = join(folder, 'userlist.txt');
    writeFileSync(users, `"forecourt" "${passwords.site}"\n`, { mode: 0o644 });
    const file = join(folder, 'pgbouncer.ini');
    const text = changeFile(join(deploy, 'pgbouncer.ini'), [
      [/port=5000/, `port=${primaryPort}`],
      [/listen_port = 6432/, `listen_port = ${port}`],
      [/auth_file = .*/, `auth_file = ${users}`],
    ]);
    writeFileSync(file, text);
    run('pgbouncer', ['/usr/sbin/pgbouncer', file]);
    return port;
  }
}

/** PostgreSQL is a process of its own, which Patroni's end does not end; its backends are its children. */
function killPostgres({ folder }: Node): void {
  const file = join(folder, 'data/postmaster.pid');
  if (!existsSync(file)) return;
  const main = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  // The number may belong to another process by now.
  if (!main || !readText(`/proc/${main}/cmdline`).includes(join(folder, 'data'))) return;
  const children = readdirSync('/proc').filter(
    (pid) =>
      /^\d+$/.test(pid) && readText(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1] === String(main),
  );
  for (const pid of [main, ...children.map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function query(url: string, statements: readonly string[]): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    for (const statement of statements) await client.query(statement);
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
